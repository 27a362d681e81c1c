import type { LangCode } from '@mowka/contract/schemas/common'
import type { Exercise } from '@mowka/contract/schemas/learning'
import { wordsOf } from '@mowka/domain/exercise/exercise-kinds'
import { langTag } from '@mowka/domain/languages/languages'
import { makeAutoObservable } from 'mobx'
import type { Random } from '../../answer/answer'
import type { HintNote } from '../../hints/text-hints'
import { trimSigns, trimTrailing } from '../../words/answer-words'
import { blocksOf, joinBlocks, shuffle } from './scramble'

/** The fields of an exercise that show whether its first word is a name. */
export type BlockSource = Pick<Exercise, 'answer' | 'answerLang' | 'alternativeAnswers' | 'example' | 'words'>

const wordSet = (words: string) => new Set(words.split(' '))

/** English words that are always capitalized. */
const englishCapitals =
  /^(?:I|I['’].+|Mr|Mrs|Ms|Dr|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|June|July|August|September|October|November|December|Christmas|Easter|English|Polish|German|French|Spanish|Italian|Russian|British|American|European)$/u

/**
 * German words that are lower case inside a sentence. Nouns can't be recognized without a dictionary, so only these
 * words lose their capital. "Sie" and "Ihr" are missing because the polite forms keep it.
 */
const germanLowerCase = wordSet(
  'ich du er es wir man wer was wo wann wie warum wieso woher wohin womit welche welcher welches welchen das der die den dem des ein eine einen einem einer kein keine keinen mein meine meinen meiner dein deine deinen unser unsere sein seine dies diese dieser dieses alle alles jemand niemand nichts in im an am auf aus bei beim mit nach von vom zu zum zur für um über unter vor hinter neben zwischen durch gegen ohne bis seit während wegen trotz wenn weil dass ob als obwohl aber und oder denn nicht nie ja nein bitte danke hier dort da dann jetzt heute morgen gestern übermorgen vorgestern leider vielleicht natürlich wirklich gern gerne sehr auch nur noch schon immer oft manchmal zuerst danach später früher nächste nächsten nächstes nächster letzte letzten letztes ist sind bin bist war waren hast hat habe haben hatte kann kannst können könnte könntest könnten darf darfst muss musst müssen soll sollen will willst wollen möchte möchtest möchten würde würden wird werden gibt passt je statt einmal gehen geht komm kommst kommt mach machst macht zwei drei vier fünf',
)
/** Subjects that follow a verb at the start of a German sentence. */
const germanSubjects = wordSet('ich du er sie Sie es wir ihr man')

/**
 * Minimum length of a common beginning by which a Polish word counts as the same name: Anna and Annę, Paris and
 * Paryż.
 */
const NAME_STEM = 3

const isMark = (sign: string) => !/[\p{L}\p{N}]/u.test(sign)
const isFinalSign = (sign: string) => /[\s.!?…]/u.test(sign)

export const bare = (word: string) => trimSigns(word, isMark)
export const isCapital = (word: string) => /^\p{Lu}/u.test(word)

/** Whether a word is capitalized inside a text, where only names (and German nouns) are. */
const isCapitalInside = (text: string, word: string) =>
  wordsOf(text).some(
    (each, at, all) => at > 0 && bare(each) === word && /[\p{L}\p{N},]$/u.test(all[at - 1] ?? ''),
  )

const sharesStem = (one: string, other: string) => {
  const length = Math.max(NAME_STEM, one.length - 2)
  return one.slice(0, length) === other.slice(0, length)
}

/** Whether the first word is capitalized only because it starts the sentence. */
function isOnlySentenceCase(word: string, next: string, source: BlockSource): boolean {
  const { answer, answerLang, alternativeAnswers, example, words } = source
  const lower = word.toLocaleLowerCase(langTag(answerLang))
  if (answerLang === 'DE') return germanLowerCase.has(lower) || germanSubjects.has(next)
  if (answerLang === 'ENG' && englishCapitals.test(word)) return false
  const texts = [answer, ...alternativeAnswers.map(({ text }) => text)]
  if (texts.some((text) => isCapitalInside(text, word))) return false
  if (words.some((each) => wordsOf(each.answer).some((part) => bare(part) === word))) return false
  return !wordsOf(example).some((each) => isCapital(bare(each)) && sharesStem(word, bare(each)))
}

const lowerFirst = (text: string, lang: LangCode) => {
  const [first = ''] = text
  return first.toLocaleLowerCase(langTag(lang)) + text.slice(first.length)
}

/**
 * Returns the answer without the signs that would reveal its first and last block: the sentence capital, the Spanish
 * opening sign and the final sign. Names, German nouns and "I" keep their capital letter.
 */
export function blockSentence(source: BlockSource): string {
  const { answer, answerLang } = source
  const trimmed = answer.trim()
  // A dot inside the last word makes it an abbreviation: p.m.
  const isAbbreviated = /\p{L}\.\p{L}+\.$/u.test(trimmed)
  const inner = trimmed.replace(/^[¿¡]+/u, '')
  const plain = isAbbreviated ? inner : trimTrailing(inner, isFinalSign)
  if (plain === '') return trimmed
  const [word = '', next = ''] = wordsOf(plain).map(bare)
  return isCapital(plain) && isOnlySentenceCase(word, next, source) ? lowerFirst(plain, answerLang) : plain
}

/** Number of blocks from which a sentence has no distractors. */
export const ENOUGH_BLOCKS = 5

/** Whether a sentence is short enough for distractors. A single word is split into characters and needs none. */
export function needsDistractors(source: BlockSource): boolean {
  const sentence = blockSentence(source)
  return wordsOf(sentence).length > 1 && blocksOf(sentence).length < ENOUGH_BLOCKS
}

/** A sentence built from shuffled blocks. */
export class BlocksDraft {
  readonly kind = 'FULL_SENTENCE_CHOOSE_BLOCKS'
  /** The blocks of the pool; their positions don't change. */
  readonly pool: readonly string[]
  /** Positions in the pool, in the order they were chosen. */
  chosen: number[] = []
  readonly #sentence: string
  readonly #solution: readonly string[]

  constructor(exercise: BlockSource, random: Random, distractors: readonly string[] = []) {
    this.#sentence = blockSentence(exercise)
    this.#solution = blocksOf(this.#sentence)
    this.pool = shuffle([...this.#solution, ...distractors], random)
    makeAutoObservable(this, { pool: false, kind: false }, { autoBind: true })
  }

  get value(): string {
    return joinBlocks(
      this.#sentence,
      this.chosen.map((place) => this.pool[place] ?? ''),
    )
  }

  /** Whether there are enough blocks for the sentence. More can be chosen, which is wrong. */
  get ready(): boolean {
    return this.#solution.length > 0 && this.chosen.length >= this.#solution.length
  }

  isUsed(place: number): boolean {
    return this.chosen.includes(place)
  }

  choose(place: number): void {
    if (place in this.pool && !this.isUsed(place)) this.chosen.push(place)
  }

  /** Returns a chosen block to the pool. */
  putBack(place: number): void {
    this.chosen = this.chosen.filter((each) => each !== place)
  }

  undo(): void {
    this.chosen.pop()
  }

  clear(): void {
    this.chosen = []
  }

  /** Adds the next right block. Wrong blocks are returned to the pool first and named in the note. */
  hint(): HintNote | null {
    const wrong = this.chosen.findIndex((place, at) => this.pool[place] !== this.#solution[at])
    if (wrong < 0 && this.chosen.length === this.#solution.length) return null
    // Blocks after a complete sentence are replaced together with its last block.
    const right = Math.min(wrong < 0 ? this.chosen.length : wrong, this.#solution.length - 1)
    const next = this.#solution[right]
    if (next === undefined) return null
    const kept = this.chosen.slice(0, right)
    const putBack = this.chosen.slice(right).map((place) => this.pool[place] ?? '')
    const place = this.pool.findIndex((text, at) => text === next && !kept.includes(at))
    this.chosen = [...kept, place]
    return { piece: next, rest: 0, instead: putBack.length > 0 ? putBack.join(' ') : null }
  }
}
