import type { CefrLevel, LangCode } from '@mowka/contract/schemas/common'
import { isWithin, piecesOf, tokensOf, type WordList, wordList } from './lexicon'
import type { Course, Lesson, Library } from './library'

/** Why a word of an answer is listed: nobody knows it, its level is too high, or no lesson has an entry for it. */
export type WordReason = 'UNKNOWN' | 'ABOVE' | 'NO_ENTRY'

/** A word of the answers that wants an editor. */
export type ListedWord = {
  reason: WordReason
  word: string
  /** Of the lexicon; none for a word that it does not have. */
  level: CefrLevel | undefined
  /** The lesson and the key of the sentence in which it occurs first. */
  lesson: Lesson
  key: string
  /** Number of sentences with it. */
  count: number
}

/** An exception of a lesson that is none. */
export type NeedlessException = { lesson: Lesson; index: number; word: string }

/** The sentences of a lesson in the language being learned: answers and dialogue lines, each with its key in the file. */
export const sentencesOf = ({ exercises, dialogue }: Lesson): { text: string; key: string }[] => [
  ...exercises.map(({ answer }, index) => ({ text: answer, key: `exercises[${index}].answer` })),
  ...(dialogue?.lines ?? []).map(({ text }, index) => ({ text, key: `dialogue.lines[${index}].text` })),
]

type Place = { course: Course; lesson: Lesson; order: number }

/** The words of an answer, whole where the lexicon or an entry has them so, else in their pieces. */
function wordsOf(answer: string, list: WordList, isEntry: (token: string) => boolean): string[] {
  const isKnown = (token: string) => list.isFree(token) || list.lemmasOf(token).length > 0 || isEntry(token)
  return tokensOf(answer).flatMap((raw) => {
    const token = isKnown(raw) ? raw : raw.replace(/'$/, '')
    if (isKnown(token)) return [token]
    return piecesOf(raw, list.lang)
  })
}

/** Everything that the entries of a lesson hold: the words of their answers, and what those are forms of. */
function taughtIn(lesson: Lesson, list: WordList): Set<string> {
  const tokens = lesson.words.flatMap(({ answer }) => tokensOf(answer))
  const words = tokens.flatMap((token) => [token, ...piecesOf(token, list.lang)])
  return new Set(words.flatMap((word) => [word, ...list.lemmasOf(word)]))
}

const isTaught = (word: string, taught: ReadonlySet<string>, list: WordList) =>
  taught.has(word) || list.lemmasOf(word).some((lemma) => taught.has(lemma))

/**
 * The words of a language's answers that are above the level of their lesson and not taught before, and those that no
 * lesson has an entry for. Before a lesson come those of its course, and every lesson of a lower level.
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
          // A word without an entry is one piece of work, a word above its level one in each lesson.
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

/** Whether what one lesson teaches is known in another. */
const isBefore = (one: Place, other: Place): boolean =>
  one.course === other.course
    ? one.order <= other.order
    : one.lesson.level !== other.lesson.level && isWithin(one.lesson.level, other.lesson.level)
