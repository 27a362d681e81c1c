import type { CefrLevel, LangCode } from '@mowka/contract/schemas/common'
import { expansionsOf } from '@mowka/domain/judge/answers/pattern'
import { comparable } from '@mowka/domain/sentence-rules/text'
import type { Lesson, Library } from './library'
import { sentencesOf } from './words/known-words'
import { piecesOf, tokensOf, type WordList, wordList } from './words/lexicon'

/** Repetition of a language's words. */
type WordReuse = {
  /** Number of different words taught. */
  words: number
  /** Number of words that occur in a single sentence, in any form. */
  inOneSentence: number
}

/** Returns the lemmas of a text; an unknown token is its own lemma. */
function lemmasIn(text: string, list: WordList): Set<string> {
  const tokens = tokensOf(text).flatMap((token) => [token, ...piecesOf(token, list.lang)])
  return new Set(
    tokens.flatMap((token) => {
      const lemmas = list.lemmasOf(token)
      return lemmas.length > 0 ? lemmas : [token]
    }),
  )
}

/** Counts the sentences in which each taught word of a language occurs. */
export function wordReuse(
  { courses, lexicons }: Pick<Library, 'courses' | 'lexicons'>,
  lang: LangCode,
): WordReuse {
  const lexicon = lexicons.find((each) => each.lang === lang)
  const list = wordList(lexicon ?? { lang, file: '', draft: true, function: [], names: [], levels: {} })
  const lessons = courses.filter(({ targetLang }) => targetLang === lang).flatMap((course) => course.lessons)
  const texts = new Set(lessons.flatMap(sentencesOf).map(({ text }) => text))
  const sentences = [...texts].map((text) => lemmasIn(text, list))
  const taught = new Set(lessons.flatMap((lesson) => lesson.words.map(({ answer }) => answer.toLowerCase())))
  let inOneSentence = 0
  for (const answer of taught) {
    const content = [...lemmasIn(answer, list)].filter((lemma) => !list.isFree(lemma))
    const times = sentences.filter((sentence) => content.every((lemma) => sentence.has(lemma))).length
    if (content.length > 0 && times <= 1) inOneSentence++
  }
  return { words: taught.size, inOneSentence }
}

/** Minimum number of words of a sentence that has several natural translations. */
const LONG_ANSWER = 5
/** Maximum number of texts counted. */
const MAX_COUNTED = 2000

type Row = { lang: LangCode; level: CefrLevel; lessons: Lesson[] }

/** Number of different accepted texts of an exercise: its answer and the texts of its alternatives. */
export function acceptedTexts({ answer, alternatives }: Lesson['exercises'][number]): number {
  const texts = alternatives
    .filter(({ approved }) => approved)
    .flatMap(({ text }) => expansionsOf(text, MAX_COUNTED))
  return new Set([answer, ...texts].map(comparable)).size
}

const median = (numbers: readonly number[]): number | null =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? null

/**
 * Returns two Markdown tables of the library: lessons, exercises, words and the median number of accepted texts per
 * language and level; and the share of words per language that occur in a single sentence.
 */
export function libraryTable(library: Library): string {
  const { courses } = library
  const rows = new Map<string, Row>()
  for (const { targetLang: lang, lessons } of courses) {
    for (const lesson of lessons) {
      const key = `${lang} ${lesson.level}`
      const row = rows.get(key) ?? { lang, level: lesson.level, lessons: [] }
      row.lessons.push(lesson)
      rows.set(key, row)
    }
  }
  const lines = [...rows.entries()].toSorted(([a], [b]) => a.localeCompare(b)).map(([, row]) => lineOf(row))
  return [
    '| language | level | lessons | exercises | words | accepted texts (median) |',
    '|---|---|---:|---:|---:|---:|',
    ...lines,
    '',
    '| language | different words | in one sentence only |',
    '|---|---:|---:|',
    ...[...new Set(courses.map(({ targetLang }) => targetLang))].toSorted().map((lang) => {
      const { words, inOneSentence } = wordReuse(library, lang)
      return `| ${lang} | ${words} | ${Math.round((100 * inOneSentence) / Math.max(1, words))} % |`
    }),
  ].join('\n')
}

function lineOf({ lang, level, lessons }: Row): string {
  const exercises = lessons.flatMap((lesson) => lesson.exercises)
  const words = lessons.reduce((sum, lesson) => sum + lesson.words.length, 0)
  const long = exercises.filter(({ answer }) => comparable(answer).split(' ').length >= LONG_ANSWER)
  const texts = median(long.map(acceptedTexts)) ?? '–'
  return `| ${lang} | ${level} | ${lessons.length} | ${exercises.length} | ${words} | ${texts} |`
}
