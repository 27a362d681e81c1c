import { isDeepStrictEqual } from 'node:util'
import { exerciseKind } from '@mowka/contract/content-kinds/exercise'
import { hintKind } from '@mowka/contract/content-kinds/hint'
import { libraryFields } from '@mowka/contract/content-kinds/kind'
import { lessonKind } from '@mowka/contract/content-kinds/lesson'
import { wordKind } from '@mowka/contract/content-kinds/word'
import type { LangCode } from '@mowka/contract/schemas/common'
import type {
  ContentCourse,
  ContentLesson,
  ContentLevelingTest,
  ContentLibrary,
  ContentWordsOfTheDay,
  ImportCounts,
} from '@mowka/contract/schemas/editor/content'
import type { Dialogue, Introduction } from '@mowka/contract/schemas/lesson-teaching'
import { contentId } from '@mowka/domain/course/content-id'
import { pick } from '@mowka/domain/pick'
import { sanitizeIntroduction, spokenTexts } from '../course/content'
import { recordingId, recordingOf } from '../recording/content'
import { sanitizeIllustrated } from '../rich-text/rich-text'

/** The pieces of a library as rows with ids. Lists of ids are what a piece links to, in its order. */
export function libraryRows({ courses, popups }: ContentLibrary) {
  const lessons = once(
    courses.flatMap((course) => course.lessons.map((lesson) => ({ ...lesson, pair: pairOf(course) }))),
  )
  const ofLessons = <Kind extends 'exercises' | 'hints' | 'words'>(kind: Kind) =>
    once(
      lessons.flatMap(({ pair, [kind]: pieces }) =>
        (pieces as ContentLesson[Kind][number][]).map((piece) => ({ ...piece, pair })),
      ),
    )
  return {
    courses: courses.map(({ path, lessons: own, ...course }) => ({
      id: contentId(path),
      ...course,
      lessonIds: own.map((lesson) => contentId(lesson.path)),
    })),
    lessons: lessons.map((lesson) => ({
      id: contentId(lesson.path),
      ...pick(lesson, libraryFields(lessonKind)),
      ...lesson.pair,
      introduction: introductionOf(lesson),
      dialogue: dialogueOf(lesson),
      itemIds: lesson.exercises.map((exercise) => contentId(exercise.path)),
      wordIds: lesson.words.filter(({ taught }) => taught !== false).map((word) => contentId(word.path)),
    })),
    exercises: ofLessons('exercises').map(({ pair, ...exercise }) => ({
      id: contentId(exercise.path),
      ...pick(exercise, libraryFields(exerciseKind)),
      ...sentence(exercise, pair),
      words: exercise.words.map(contentId),
      hints: exercise.hints.map(contentId),
    })),
    hints: ofLessons('hints').map(({ pair, ...hint }) => ({
      id: contentId(hint.path),
      ...pick(hint, libraryFields(hintKind)),
      content: sanitizeIllustrated(hint.content),
      ...pair,
    })),
    words: ofLessons('words').map(({ pair, ...word }) => ({
      id: contentId(word.path),
      ...pick(word, libraryFields(wordKind)),
      ...sentence(word, pair),
    })),
    popups: popups.map(({ path, htmlContent, ...popup }) => ({
      id: contentId(path),
      htmlContent: sanitizeIllustrated(htmlContent),
      ...popup,
    })),
  }
}

const introductionOf = ({ introduction }: ContentLesson): Introduction | null =>
  introduction
    ? {
        ...sanitizeIntroduction(introduction),
        examples: introduction.examples.map(({ exercise, mark }) => ({
          exerciseId: contentId(exercise),
          mark,
        })),
      }
    : null

const dialogueOf = ({ dialogue }: ContentLesson): Dialogue | null =>
  dialogue ? { ...dialogue, phrases: dialogue.phrases.map(contentId) } : null

/** Pieces without those whose path came before: editors use a piece in several places. */
const once = <Piece extends { path: string }>(pieces: readonly Piece[]): Piece[] =>
  [...new Map(pieces.toReversed().map((piece) => [piece.path, piece])).values()].toReversed()

type Pair = { sourceLang: LangCode; targetLang: LangCode }
const pairOf = ({ sourceLang, targetLang }: ContentCourse): Pair => ({ sourceLang, targetLang })

/** The example is in the learner's language, the answer in the one being learned. */
const sentence = ({ example, answer }: { example: string; answer: string }, pair: Pair) => ({
  example,
  exampleLang: pair.sourceLang,
  exampleRecording: recordingId(pair.sourceLang, example),
  answer,
  answerLang: pair.targetLang,
  answerRecording: recordingId(pair.targetLang, answer),
})

export type LibraryRows = ReturnType<typeof libraryRows>

/** Every text of the library that can be heard, once. */
export function recordingRows(
  { exercises, words, lessons }: LibraryRows,
  wordsOfTheDay: readonly ContentWordsOfTheDay[] = [],
) {
  const rows = [...exercises, ...words].flatMap((each) => [
    { id: each.exampleRecording, text: each.example, lang: each.exampleLang },
    { id: each.answerRecording, text: each.answer, lang: each.answerLang },
  ])
  const daily = wordsOfTheDay.flatMap(({ lang, words: ofLang }) =>
    ofLang.map(({ answer }) => ({ id: recordingId(lang, answer), text: answer, lang })),
  )
  const ofTeaching = lessons.flatMap((lesson) => spokenTexts(lesson.targetLang, lesson).map(recordingOf))
  // All rows of a statement have the same columns.
  const usual = [...rows, ...daily].map((row) => ({ ...row, voice: null }))
  return [...new Map([...usual, ...ofTeaching].map((row) => [row.id, row])).values()]
}

/** Effect of an import on a row. */
type Verdict = keyof ImportCounts

/** Returns zero counts. */
export const noCounts = (): ImportCounts => ({ created: 0, updated: 0, unchanged: 0, kept: 0 })

/**
 * Decides whether an import creates a piece of content, updates it, leaves it unchanged or preserves an editor's
 * changes. Only fields that the library sets are compared. `seen` is the version the file was exported from, if
 * known: the author of the file's change knew that version and may overwrite it.
 */
export function verdictOf(
  desired: Record<string, unknown>,
  stored: (Record<string, unknown> & { edited?: boolean }) | undefined,
  seen?: number,
): Verdict {
  if (!stored) return 'created'
  const isSame = Object.entries(desired).every(([key, value]) => isDeepStrictEqual(stored[key], value))
  if (isSame) return 'unchanged'
  const isKept = seen === undefined ? stored.edited : stored.version !== seen
  return isKept ? 'kept' : 'updated'
}

/** Judges every piece, counts the verdicts and returns the pieces to write. */
export function selectChanged<Row extends Record<string, unknown>>(
  desired: readonly Row[],
  storedOf: (row: Row) => (Record<string, unknown> & { edited?: boolean }) | undefined,
  counts: ImportCounts,
): Row[] {
  return desired.filter((row) => {
    const verdict = verdictOf(row, storedOf(row))
    counts[verdict] += 1
    return verdict === 'created' || verdict === 'updated'
  })
}

/** Something that makes a library unusable: where it is and what it is. */
type LibraryProblem = { path: string; message: string }

/**
 * Finds duplicate pieces, exercises that use words or hints missing in their lesson, and questions of leveling tests
 * without exactly one right answer.
 */
export function checkLibrary(library: ContentLibrary): LibraryProblem[] {
  const { levelingTests = [], wordsOfTheDay = [] } = library
  const lessons = library.courses.flatMap((course) => course.lessons)
  return [
    ...repeated([
      ...library.courses.map(({ path }) => path),
      ...different(lessons),
      ...different(lessons.flatMap(({ exercises, hints, words }) => [...exercises, ...hints, ...words])),
      ...library.popups.map(({ path }) => path),
      ...library.companies.map(({ path }) => path),
    ]),
    ...lessons.flatMap(({ exercises, hints, words }) =>
      repeated([...exercises, ...hints, ...words].map(({ path }) => path)),
    ),
    ...repeated(levelingTests.map(({ lang }) => `leveling-tests/${lang}`)),
    ...levelingTests.flatMap(questionProblems),
    ...repeated(
      wordsOfTheDay.flatMap(({ lang, words }) =>
        words.map(({ answer }) => `words-of-the-day/${lang}/${answer}`),
      ),
    ),
    ...repeated(wordsOfTheDay.map(({ lang }) => `words-of-the-day/${lang}`)),
    ...repeated((library.coupons ?? []).map(({ code }) => code)),
    ...repeated(library.products.map(({ productCode }) => productCode)),
    ...repeated(library.companies.flatMap(({ accesses }) => accesses.map(({ code }) => code))),
    ...library.companies.flatMap(({ path, users }) =>
      repeated(users.map(({ email }) => `${path}: ${email.toLowerCase()}`)),
    ),
    ...library.companies.flatMap(({ path, users, accesses }) =>
      users
        .filter(({ code }) => code !== null && !accesses.some((access) => access.code === code))
        .map(({ email, code }) => ({ path, message: `${email} has the unknown access code ${code}` })),
    ),
    ...lessons.flatMap(({ path, exercises, words, introduction, dialogue }) => {
      const known = new Set([...exercises, ...words].map((each) => each.path))
      return [...(introduction?.examples ?? []).map(({ exercise }) => exercise), ...(dialogue?.phrases ?? [])]
        .filter((each) => !known.has(each))
        .map((each) => ({ path, message: `${each} is not in the lesson` }))
    }),
    ...lessons.flatMap(({ exercises, hints, words }) => {
      const known = new Set([...hints, ...words].map(({ path }) => path))
      return exercises.flatMap((exercise) => [
        ...[...exercise.words, ...exercise.hints]
          .filter((path) => !known.has(path))
          .map((path) => ({ path: exercise.path, message: `${path} is not in its lesson` })),
        ...repeated([...exercise.words, ...exercise.hints]),
      ])
    }),
  ]
}

const questionProblems = ({ lang, questions }: ContentLevelingTest): LibraryProblem[] =>
  Object.entries(questions).flatMap(([level, ofLevel]) =>
    ofLevel.flatMap(({ title, answers }) => {
      const path = `leveling-tests/${lang}/${level}`
      const right = answers.filter(({ correct }) => correct).length
      return [
        ...(right === 1 ? [] : [{ path, message: `"${title}" has ${right} right answers` }]),
        ...repeated(answers.map(({ id }) => `${path}: ${title}: ${id}`)),
      ]
    }),
  )

/** The paths of pieces, one for each that is not the same. Editors use a piece in several lessons. */
function different(pieces: readonly { path: string }[]): string[] {
  const seen = new Map<string, unknown[]>()
  return pieces.flatMap((piece) => {
    const before = seen.get(piece.path) ?? []
    if (before.some((each) => isDeepStrictEqual(each, piece))) return []
    seen.set(piece.path, [...before, piece])
    return [piece.path]
  })
}

function repeated(values: readonly string[]): LibraryProblem[] {
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const value of values) (seen.has(value) ? twice : seen).add(value)
  return [...twice].map((path) => ({ path, message: 'is there twice' }))
}
