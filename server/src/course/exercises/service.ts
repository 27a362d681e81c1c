import { exerciseKind } from '@mowka/contract/content-kinds/exercise'
import { hintKind } from '@mowka/contract/content-kinds/hint'
import { learnerFields } from '@mowka/contract/content-kinds/kind'
import { wordKind } from '@mowka/contract/content-kinds/word'
import type { Exercise, Hint, Word } from '@mowka/contract/schemas/learning'
import { chapterOf } from '@mowka/domain/course/course'
import { approvedMistakes } from '@mowka/domain/exercise/answer'
import { pick } from '@mowka/domain/pick'
import type { Database } from '../../database/database'
import { groupBy } from '../../database/group-by'
import { isEditor } from '../../http/caller'
import type { CallScope } from '../../http/policy'
import { sanitizeIllustrated } from '../../rich-text/rich-text'
import * as store from '../exercise-store'
import type { OpenLesson } from '../policies'

type Sentence = { tags: readonly string[]; inLesson: boolean }

/**
 * Returns a word's example sentences: those with a tag that starts with the chapter's (V-LW-19). If there are none,
 * or the lesson has no chapter, the lesson's own sentences that use the word.
 */
export function exampleSentences<Each extends Sentence>(
  sentences: readonly Each[],
  chapter: string | null,
): Each[] {
  const ofChapter = sentences.filter(({ tags }) => chapter && tags.some((tag) => tag.startsWith(chapter)))
  return ofChapter.length > 0 ? ofChapter : sentences.filter(({ inLesson }) => inLesson)
}

/** Fields of an exercise for learners, as stored. Mistakes are for devices that judge answers themselves. */
const plainFields = learnerFields(exerciseKind).filter(
  (name): name is Exclude<typeof name, 'words' | 'hints' | 'expectedMistakes'> =>
    !['words', 'hints', 'expectedMistakes'].includes(name),
)

/**
 * An exercise for answering. Learners get only approved, visible alternatives, and only active words and hints
 * (S-CRS-07, S-ATT-05).
 */
export function toExercise(
  row: Omit<store.GivenExercise, 'expectedMistakes'>,
  forEditors: boolean,
): Exercise {
  const isShown = ({ active }: { active: boolean }) => forEditors || active
  return {
    _id: row.id,
    ...pick(row, plainFields),
    alternativeAnswers: row.alternativeAnswers.filter(
      ({ approved, hidden }) => forEditors || (approved && !hidden),
    ),
    words: row.words.filter(isShown).map(({ wordId, answer, example }) => ({ _id: wordId, answer, example })),
    hints: row.hints.filter(isShown).map(({ hintId }) => hintId),
  }
}

/** Returns one exercise for a learner; `undefined` if it was deleted. The policy has checked access to its lesson. */
export async function showExercise(db: Database, id: string): Promise<Exercise | undefined> {
  const exercise = await store.readWholeExercise(db, id)
  return exercise && toExercise(exercise, false)
}

/** Returns exercises for a learner by id. The caller has checked access to their lessons. */
export async function showExercises(db: Database, ids: readonly string[]): Promise<Map<string, Exercise>> {
  const rows = await store.readWholeExercises(db, ids)
  return new Map(rows.map((row) => [row.id, toExercise(row, false)]))
}

/** Returns the exercises of a lesson (S-CRS-07) with their expected mistakes, so that a device can judge offline. */
export const lessonExercises = (
  { person }: CallScope,
  exercises: readonly store.GivenExercise[],
): Exercise[] =>
  exercises.map((row) => ({
    ...toExercise(row, isEditor(person)),
    expectedMistakes: approvedMistakes(row.expectedMistakes),
  }))

/** Returns the hints of a lesson in the order of their first use (S-CRS-08). */
export async function lessonHints(
  { db, person }: CallScope,
  { lessonId }: OpenLesson,
  activeOnly: boolean,
): Promise<Hint[]> {
  const all = isEditor(person) && !activeOnly
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
      ...pick(row, learnerFields(hintKind)),
      content: sanitizeIllustrated(row.content),
      exercises: uses.map((use) => use.exerciseId),
    }
  })
}

/**
 * Returns the words of a lesson with example sentences (S-CRS-09, V-LW-19). Only active ones, because progress counts
 * visible words and the others can't be learned. Editors may request all.
 */
export async function lessonWords(
  { db, person, now }: CallScope,
  { lessonId, tags }: OpenLesson,
  withInactive: boolean,
): Promise<Word[]> {
  const all = isEditor(person) && withInactive
  const rows = await store.readLessonWords(db, lessonId, all, now)
  const chapter = chapterOf(tags)
  return rows.map(({ word, sentences }) => ({
    _id: word.id,
    ...pick(word, learnerFields(wordKind)),
    ...(all ? { active: word.active } : {}),
    exercises: exampleSentences(sentences, chapter).map(({ tags, answer, example }) => ({
      tags,
      answer,
      example,
    })),
  }))
}

/** Returns the active sentences of a lesson in order, for the audio modes (S-CRS-10). */
export async function lessonRecordings(db: Database, { lessonId }: OpenLesson) {
  const rows = await store.readLessonExercises(db, lessonId, false)
  return rows.map(({ order, exercise: { answer, example, answerRecording, exampleRecording } }) => ({
    order,
    answer,
    example,
    answerRecording,
    exampleRecording,
    isLine: false,
  }))
}
