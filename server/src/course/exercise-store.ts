import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { inLessonOrder, isExerciseItem } from './query-parts'
import { exerciseHints, exercises, exerciseWords, hints, lessonItems, lessonWords, words } from './tables'

export type ExerciseRow = typeof exercises.$inferSelect

/** The exercises of a lesson in their order; without `all` the active ones only. */
export async function readLessonExercises(db: Database, lessonId: string, all: boolean) {
  const rows = await db
    .select({ exercise: exercises, order: lessonItems.position })
    .from(lessonItems)
    .innerJoin(exercises, eq(exercises.id, lessonItems.itemId))
    .where(
      and(eq(lessonItems.lessonId, lessonId), isExerciseItem, all ? undefined : eq(exercises.active, true)),
    )
    .orderBy(inLessonOrder)
  return rows
}

/** Exercises by id, in no order. */
export async function readExercises(db: Database, ids: string[]): Promise<ExerciseRow[]> {
  return ids.length === 0 ? [] : db.select().from(exercises).where(inArray(exercises.id, ids))
}

/** The words of exercises in their order. */
export async function readWordsOfExercises(db: Database, exerciseIds: string[], all: boolean) {
  if (exerciseIds.length === 0) return []
  return db
    .select({
      exerciseId: exerciseWords.exerciseId,
      wordId: words.id,
      answer: words.answer,
      example: words.example,
    })
    .from(exerciseWords)
    .innerJoin(words, eq(words.id, exerciseWords.wordId))
    .where(and(inArray(exerciseWords.exerciseId, exerciseIds), all ? undefined : eq(words.active, true)))
    .orderBy(asc(exerciseWords.position))
}

/** Which hints exercises have, in their order. */
export async function readHintsOfExercises(db: Database, exerciseIds: string[], all: boolean) {
  if (exerciseIds.length === 0) return []
  return db
    .select({ exerciseId: exerciseHints.exerciseId, hintId: exerciseHints.hintId })
    .from(exerciseHints)
    .innerJoin(hints, eq(hints.id, exerciseHints.hintId))
    .where(and(inArray(exerciseHints.exerciseId, exerciseIds), all ? undefined : eq(hints.active, true)))
    .orderBy(asc(exerciseHints.position))
}

export async function readHints(db: Database, ids: string[]) {
  return ids.length === 0 ? [] : db.select().from(hints).where(inArray(hints.id, ids))
}

/** The words of a lesson in the order in which they are learned; without `all` the active ones only. */
export async function readLessonWords(db: Database, lessonId: string, all: boolean) {
  const rows = await db
    .select({ word: words })
    .from(lessonWords)
    .innerJoin(words, eq(words.id, lessonWords.wordId))
    .where(and(eq(lessonWords.lessonId, lessonId), all ? undefined : eq(words.active, true)))
    .orderBy(asc(lessonWords.position))
  return rows.map((row) => row.word)
}

/** The active sentences that use words; those of the lesson first, in its order. */
export async function readSentencesOfWords(db: Database, wordIds: string[], lessonId: string) {
  if (wordIds.length === 0) return []
  return db
    .select({
      wordId: exerciseWords.wordId,
      tags: exercises.tags,
      answer: exercises.answer,
      example: exercises.example,
      inLesson: sql<boolean>`${isNotNull(lessonItems.lessonId)}`,
    })
    .from(exerciseWords)
    .innerJoin(exercises, eq(exercises.id, exerciseWords.exerciseId))
    .leftJoin(lessonItems, and(eq(lessonItems.itemId, exercises.id), eq(lessonItems.lessonId, lessonId)))
    .where(and(inArray(exerciseWords.wordId, wordIds), eq(exercises.active, true)))
    .orderBy(sql`${lessonItems.position} nulls last`, asc(exercises.id))
}

/** True for a word that is there. */
export async function isWord(db: Database, id: string): Promise<boolean> {
  const rows = await db.select({ id: words.id }).from(words).where(eq(words.id, id))
  return rows.length > 0
}
