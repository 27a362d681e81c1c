import { exerciseKind } from '@mowka/contract/content-kinds/exercise'
import { hintKind } from '@mowka/contract/content-kinds/hint'
import { libraryFields } from '@mowka/contract/content-kinds/kind'
import { lessonKind } from '@mowka/contract/content-kinds/lesson'
import { wordKind } from '@mowka/contract/content-kinds/word'
import type { LangCode } from '@mowka/contract/schemas/common'
import type {
  ContentCourse,
  ContentLesson,
  ContentLibrary,
  ContentWordsOfTheDay,
} from '@mowka/contract/schemas/content'
import type { Dialogue, Introduction } from '@mowka/contract/schemas/lesson-teaching'
import { contentId } from '@mowka/domain/content-id'
import { pick } from '@mowka/domain/pick'
import { sanitizeIntroduction, spokenTexts } from '../course/content'
import { recordingId, recordingOf } from '../recording/content'
import { sanitizeIllustrated, sanitizeRichText } from '../rich-text/rich-text'

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
      content: sanitizeRichText(hint.content),
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
