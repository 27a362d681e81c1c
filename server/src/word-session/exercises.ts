import type { LangCode } from '@mowka/contract/schemas/common'
import type { WordExerciseType } from '@mowka/contract/schemas/vocabulary'
import { normalise } from '@mowka/domain/exercise/normalise'
import { type Judgement, judge } from '@mowka/domain/judge/judge'
import { fixedArticle, withoutLead } from '@mowka/domain/languages/articles'
import { type Random, shuffled } from '@mowka/domain/seeded-random'
import type { WordListOf } from '@mowka/words/word-lists'

/** A word with the fields needed for comparing it. */
export type Comparable = { answer: string; example: string; transcription: string | null }

/** Word classes, as far as the language marks them. */
type Kind = 'verb' | 'noun' | 'phrase' | 'other'

const normalizedLower = (text: string) => normalise(text).toLowerCase()

/** Returns a word without its article or particle, in lower case. */
const coreOf = (answer: string, lang: LangCode): string => withoutLead(normalizedLower(answer), lang)

/** Returns the meanings listed in a translation, in lower case and without bracketed remarks. */
function meaningsOf(example: string): string[] {
  const plain = normalizedLower(example).replace(/\([^()]*\)/g, ' ')
  return plain
    .split(/[,;/]/)
    .map((meaning) => meaning.replace(/\s+/g, ' ').trim())
    .filter((meaning) => meaning !== '')
}

/** Determines the word class by article or particle, and by the Polish translation. */
export function kindOf({ answer, example }: Comparable, lang: LangCode): Kind {
  const [meaning = ''] = meaningsOf(example)
  if (coreOf(answer, lang).split(' ').length > 2) return 'phrase'
  if (/ć( się)?$/.test(meaning.split(' ').slice(0, 2).join(' ')) || (lang === 'ENG' && /^to /.test(answer))) {
    return 'verb'
  }
  if (fixedArticle(answer, lang).article !== '') return 'noun'
  if (lang !== 'ENG' && lang !== 'DE' && coreOf(answer, lang) !== normalizedLower(answer)) return 'noun'
  if (lang === 'DE' && /^\p{Lu}/u.test(answer)) return 'noun'
  return 'other'
}

/**
 * Whether a word could be accepted as the answer for another: the same word except for its article, a shared meaning,
 * or the same pronunciation.
 */
export function isAlsoRight(one: Comparable, other: Comparable, lang: LangCode): boolean {
  if (coreOf(one.answer, lang) === coreOf(other.answer, lang)) return true
  if (one.transcription !== null && one.transcription === other.transcription) return true
  const meanings = new Set(meaningsOf(one.example))
  return meaningsOf(other.example).some((meaning) => meanings.has(meaning))
}

/** Distance between two words by length and common prefix; lower is more similar. */
function wordDistance(one: string, other: string): number {
  const [a, b] = [normalizedLower(one), normalizedLower(other)]
  let same = 0
  while (same < Math.min(a.length, b.length) && a[same] === b[same]) same += 1
  return Math.abs(a.length - b.length) - Math.min(same, 6) / 2
}

/** Represents a space among letters (V-WEX-17). */
const SPACE_SIGN = '_'

/** Number of wrong answers, and the minimum for a choice exercise. */
const WRONG_ANSWERS = 3
const MIN_WRONG_ANSWERS = 2
/** Number of most similar words from which wrong answers are drawn. */
const NEAREST = 8
/** Word length in letters for a puzzle. */
const MIN_LETTERS = 3
const MAX_LETTERS = 20

/**
 * Selects wrong answers for a word: of the same class if possible, with a similar length, and none that could be
 * accepted. Returns null if there are too few.
 */
export function wrongAnswers(
  word: Comparable,
  others: readonly Comparable[],
  lang: LangCode,
  random: Random,
): string[] | null {
  const kind = kindOf(word, lang)
  const wrong = others.filter((other) => !isAlsoRight(word, other, lang))
  const ofKind = wrong.filter((other) => kindOf(other, lang) === kind)
  const near = [...(ofKind.length >= WRONG_ANSWERS ? ofKind : wrong)].sort(
    (one, other) => wordDistance(word.answer, one.answer) - wordDistance(word.answer, other.answer),
  )
  const seen = new Set<string>()
  const nearest = near.filter(({ answer }) => {
    const text = normalise(answer).toLowerCase()
    if (seen.has(text)) return false
    seen.add(text)
    return true
  })
  const chosen = shuffled(nearest.slice(0, NEAREST), random).slice(0, WRONG_ANSWERS)
  return chosen.length < MIN_WRONG_ANSWERS ? null : chosen.map(({ answer }) => answer)
}

/**
 * Shuffles the letters of a word, with an underscore for a space (V-WEX-17). A German article is shown and not part
 * of them (V-WEX-15). Returns null for words unsuitable as a puzzle.
 */
export function lettersOf(answer: string, lang: LangCode, random: Random): string[] | null {
  const { rest } = fixedArticle(answer, lang)
  const letters = [...rest.normalize('NFC')].map((letter) => (letter === ' ' ? SPACE_SIGN : letter))
  if (letters.length < MIN_LETTERS || letters.length > MAX_LETTERS) return null
  if (letters.includes('(') || new Set(letters).size < 2) return null
  const scrambled = shuffled(letters, random)
  const [first = '', ...others] = scrambled
  return scrambled.join('') === letters.join('') ? [...others, first] : scrambled
}

/** The word to translate. */
type AskedWord = { answer: string; example: string; answerLang: LangCode }

/** Only typed answers may have typos; assembled and chosen ones have to be exact. */
const isTyped = (type: WordExerciseType): boolean => type === 'WRITTEN_TRANSLATION'
const isChosen = (type: WordExerciseType): boolean =>
  type === 'MULTIPLE_CHOICE' || type === 'AUDIO_MATCH' || type === 'MATCH_PAIRS'

/** Returns alternative answers: a verb without "to", and a word without bracketed remarks. */
function alternativesOf({ answer, answerLang }: AskedWord): string[] {
  const plain = answer.replace(/(?<!\s)\s*\([^()]*\)/g, '').trim()
  const bare = answerLang === 'ENG' ? plain.replace(/^to /, '') : plain
  return [...new Set([plain, bare])].filter((text) => text !== answer && text !== '')
}

/**
 * Returns the answer as compared: with spaces between letters, and with the fixed article if only the rest was
 * entered.
 */
function givenAnswer(input: string, { answer, answerLang }: AskedWord, type: WordExerciseType): string {
  const text = isTyped(type) || isChosen(type) ? input : input.replaceAll(SPACE_SIGN, ' ')
  const { article } = fixedArticle(answer, answerLang)
  const hasArticle = fixedArticle(normalise(text), answerLang).article !== ''
  return article === '' || hasArticle || text.trim() === '' ? text : `${article} ${text.trim()}`
}

/**
 * Judges a word answer like a sentence, but tolerates typos only in typed answers, and requires the exact word for
 * choices (S-WREP-03).
 */
export function judgeWord(
  word: AskedWord,
  type: WordExerciseType,
  input: string,
  wordListOf: WordListOf,
): Judgement {
  const { answer, example, answerLang: lang } = word
  const given = givenAnswer(input, word, type)
  const judgement = judge({
    input: given,
    answer,
    alternatives: isChosen(type) ? [] : alternativesOf(word).map((text) => ({ text, hidden: false })),
    mistakes: [],
    lang,
    question: example,
    words: wordListOf(lang),
    exact: !isTyped(type),
  })
  if (!isChosen(type)) return judgement
  return { ...judgement, category: normalise(given) === normalise(answer) ? 'CORRECT' : 'ERROR' }
}
