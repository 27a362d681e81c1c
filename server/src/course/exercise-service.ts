import type { Exercise, Hint, Word } from '@mowka/shared/contract/schemas/learning'
import { chapterOf } from '@mowka/shared/domain/chapter'
import type { Database } from '../database/database'
import { groupBy } from '../database/group-by'
import { isAdmin } from '../http/person'
import type { CallScope } from '../http/policy'
import { sanitizeRichText } from '../rich-text/rich-text'
import { exampleSentences } from './example-sentences'
import * as store from './exercise-store'
import type { OpenLesson } from './policies'

/**
 * Exercises as they are answered, in the order given. To learners only approved alternatives that are not hidden, and
 * only active words and hints (S-CRS-07, S-ATT-05).
 */
export async function toExercises(
  db: Database,
  rows: readonly store.ExerciseRow[],
  forEditors: boolean,
): Promise<Exercise[]> {
  const ids = rows.map((row) => row.id)
  const words = groupBy(await store.readWordsOfExercises(db, ids, forEditors), (each) => each.exerciseId)
  const hints = groupBy(await store.readHintsOfExercises(db, ids, forEditors), (each) => each.exerciseId)
  return rows.map((row) => ({
    _id: row.id,
    example: row.example,
    exampleLang: row.exampleLang,
    exampleRecording: row.exampleRecording,
    answer: row.answer,
    answerLang: row.answerLang,
    answerRecording: row.answerRecording,
    alternativeAnswers: row.alternativeAnswers.filter(
      ({ approved, hidden }) => forEditors || (approved && !hidden),
    ),
    words: (words.get(row.id) ?? []).map(({ wordId, answer, example }) => ({ _id: wordId, answer, example })),
    hints: (hints.get(row.id) ?? []).map(({ hintId }) => hintId),
    gaps: row.gaps,
    tags: row.tags,
    active: row.active,
  }))
}

/** One exercise as a learner gets it; undefined when it is gone. The policy has let the caller into its lesson. */
export async function showExercise(db: Database, id: string): Promise<Exercise | undefined> {
  const [exercise] = await toExercises(db, await store.readExercises(db, [id]), false)
  return exercise
}

/** The exercises of a lesson in their order (S-CRS-07). Inactive ones are only for editors. */
export async function lessonExercises(
  { db, person }: CallScope,
  { lessonId }: OpenLesson,
  activeOnly: boolean,
): Promise<Exercise[]> {
  const rows = await store.readLessonExercises(db, lessonId, isAdmin(person) && !activeOnly)
  return toExercises(
    db,
    rows.map((row) => row.exercise),
    isAdmin(person),
  )
}

/** The hints of a lesson, in the order in which its exercises first use them (S-CRS-08). */
export async function lessonHints(
  { db, person }: CallScope,
  { lessonId }: OpenLesson,
  activeOnly: boolean,
): Promise<Hint[]> {
  const all = isAdmin(person) && !activeOnly
  const exerciseIds = (await store.readLessonExercises(db, lessonId, all)).map((row) => row.exercise.id)
  const place = new Map(exerciseIds.map((id, index) => [id, index]))
  const links = await store.readHintsOfExercises(db, exerciseIds, all)
  const byHint = groupBy(
    links.toSorted((a, b) => (place.get(a.exerciseId) ?? 0) - (place.get(b.exerciseId) ?? 0)),
    (link) => link.hintId,
  )
  const rows = new Map((await store.readHints(db, [...byHint.keys()])).map((row) => [row.id, row]))
  return [...byHint].flatMap(([hintId, uses]) => {
    const row = rows.get(hintId)
    if (!row) return []
    return {
      _id: hintId,
      content: sanitizeRichText(row.content),
      isFullScreen: row.isFullScreen,
      exercises: uses.map((use) => use.exerciseId),
    }
  })
}

/** The words of a lesson with their example sentences (S-CRS-09, V-LW-19). */
export async function lessonWords(
  { db, person }: CallScope,
  { lessonId, tags }: OpenLesson,
): Promise<Word[]> {
  const rows = await store.readLessonWords(db, lessonId, isAdmin(person))
  const sentences = groupBy(
    await store.readSentencesOfWords(
      db,
      rows.map((row) => row.id),
      lessonId,
    ),
    (sentence) => sentence.wordId,
  )
  const chapter = chapterOf(tags)
  return rows.map((row) => ({
    _id: row.id,
    answer: row.answer,
    example: row.example,
    answerRecording: row.answerRecording,
    exampleRecording: row.exampleRecording,
    answerLang: row.answerLang,
    exampleLang: row.exampleLang,
    transcription: row.transcription,
    exercises: exampleSentences(sentences.get(row.id) ?? [], chapter).map(({ tags, answer, example }) => ({
      tags,
      answer,
      example,
    })),
  }))
}

/** What the audio modes play: the active sentences of a lesson in their order (S-CRS-10). */
export async function lessonRecordings(db: Database, { lessonId }: OpenLesson) {
  const rows = await store.readLessonExercises(db, lessonId, false)
  return rows.map(({ order, exercise: { answer, example, answerRecording, exampleRecording } }) => ({
    order,
    answer,
    example,
    answerRecording,
    exampleRecording,
  }))
}
