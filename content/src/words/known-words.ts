import type { CefrLevel, LangCode } from '@mowka/contract/schemas/common'
import type { Course, Lesson, Library } from '../library'
import { isWithin, piecesOf, tokensOf, type WordList, wordList } from './lexicon'

/** Why a word of an answer is listed: unknown, above the level, or without an entry in any lesson. */
export type WordReason = 'UNKNOWN' | 'ABOVE' | 'NO_ENTRY'

/** A word that needs an editor's attention. */
export type ListedWord = {
  reason: WordReason
  word: string
  /** From the lexicon; undefined for an unknown word. */
  level: CefrLevel | undefined
  /** Lesson and key of its first occurrence. */
  lesson: Lesson
  key: string
  /** Number of sentences that contain it. */
  count: number
}

/** An unnecessary exception of a lesson. */
export type NeedlessException = { lesson: Lesson; index: number; word: string }

/** The sentences of a lesson in the target language: answers and dialogue lines, each with its key in the file. */
export const sentencesOf = ({ exercises, dialogue }: Lesson): { text: string; key: string }[] => [
  ...exercises.map(({ answer }, index) => ({ text: answer, key: `exercises[${index}].answer` })),
  ...(dialogue?.lines ?? []).map(({ text }, index) => ({ text, key: `dialogue.lines[${index}].text` })),
]

type Place = { course: Course; lesson: Lesson; order: number }

/** Splits an answer into words: whole tokens if the lexicon or an entry has them, else their pieces. */
function wordsOf(answer: string, list: WordList, isEntry: (token: string) => boolean): string[] {
  const isKnown = (token: string) => list.isFree(token) || list.lemmasOf(token).length > 0 || isEntry(token)
  return tokensOf(answer).flatMap((raw) => {
    const token = isKnown(raw) ? raw : raw.replace(/'$/, '')
    if (isKnown(token)) return [token]
    return piecesOf(raw, list.lang)
  })
}

/** Returns the words taught by a lesson's entries, with their lemmas. */
function taughtIn(lesson: Lesson, list: WordList): Set<string> {
  const tokens = lesson.words.flatMap(({ answer }) => tokensOf(answer))
  const words = tokens.flatMap((token) => [token, ...piecesOf(token, list.lang)])
  return new Set(words.flatMap((word) => [word, ...list.lemmasOf(word)]))
}

const isTaught = (word: string, taught: ReadonlySet<string>, list: WordList) =>
  taught.has(word) || list.lemmasOf(word).some((lemma) => taught.has(lemma))

/**
 * Lists the words in a language's answers that are above their lesson's level and not taught before, and those
 * without an entry in any lesson. Earlier lessons are those of the same course, and all lessons of lower levels.
 */
export function listWords(
  { courses, lexicons }: Pick<Library, 'courses' | 'lexicons'>,
  lang: LangCode,
): { words: ListedWord[]; needless: NeedlessException[] } {
  const lexicon = lexicons.find((each) => each.lang === lang) ?? {
    lang,
    file: '',
    draft: true,
    function: [],
    names: [],
    levels: {},
  }
  const list = wordList(lexicon)
  const places = courses
    .filter((course) => course.targetLang === lang)
    .flatMap((course) => course.lessons.map((lesson, order): Place => ({ course, lesson, order })))
  const taught = new Map(places.map(({ lesson }) => [lesson, taughtIn(lesson, list)]))
  const everywhere = new Set([...taught.values()].flatMap((words) => [...words]))

  const found = new Map<string, ListedWord>()
  const needless: NeedlessException[] = []
  for (const place of places) {
    const { lesson } = place
    const before = new Set(
      places
        .filter((other) => isBefore(other, place))
        .flatMap((other) => [...(taught.get(other.lesson) ?? [])]),
    )
    const used = new Set<string>()
    const exceptions = new Set(lesson.exceptions.map((word) => word.toLowerCase()))
    for (const { text, key: sentence } of sentencesOf(lesson)) {
      for (const word of new Set(wordsOf(text, list, (token) => everywhere.has(token)))) {
        if (list.isFree(word)) continue
        const lemmas = list.lemmasOf(word)
        const add = (reason: WordReason, name: string) => {
          // A word without an entry is one task, a word above its level is one task per lesson.
          const key = reason === 'NO_ENTRY' ? `${reason} ${name}` : `${reason} ${name} ${lesson.file}`
          const level = list.levelOf(name)
          const known = found.get(key) ?? { reason, word: name, level, lesson, key: sentence, count: 0 }
          found.set(key, { ...known, count: known.count + 1 })
        }
        if (lemmas.length > 0 && !isTaught(word, everywhere, list)) add('NO_ENTRY', lemmas[0] ?? word)
        const isLow = lemmas.some((lemma) => isWithin(list.levelOf(lemma) ?? 'C2', lesson.level))
        if (isLow || isTaught(word, before, list)) continue
        const exception = [word, ...lemmas].find((name) => exceptions.has(name.toLowerCase()))
        if (exception) used.add(exception.toLowerCase())
        else if (lemmas.length > 0) add('ABOVE', lemmas[0] ?? word)
        else if (!everywhere.has(word)) add('UNKNOWN', word)
        else add('ABOVE', word)
      }
    }
    lesson.exceptions.forEach((word, index) => {
      if (!used.has(word.toLowerCase())) needless.push({ lesson, index, word })
    })
  }
  return { words: [...found.values()], needless }
}

/** Whether a lesson's words are known in another lesson. */
const isBefore = (one: Place, other: Place): boolean =>
  one.course === other.course
    ? one.order <= other.order
    : one.lesson.level !== other.lesson.level && isWithin(one.lesson.level, other.lesson.level)
