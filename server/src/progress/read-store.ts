import type { LanguagePair } from '@mowka/shared/contract/schemas/common'
import type { RepetitionMode } from '@mowka/shared/contract/schemas/progress'
import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { ofPair } from '../course/of-pair'
import { isCounted } from '../course/store'
import { exercises, lessonItems, lessons, lessonWords, words } from '../course/tables'
import type { Database } from '../database/database'
import { knownWords, wordStages } from '../vocabulary/tables'
import { dailyPoints, exerciseProgress, lessonProgress, repetitionItems, repetitionModes } from './tables'

/** A word counts as learned in its lesson from this stage on (vocabulary and commerce §4). */
const COMPLETED_STAGE = 2

/** Where a learner is in lessons; lessons without progress are absent. */
export async function readLessonProgress(db: Database, userId: string, lessonIds: string[]) {
  if (lessonIds.length === 0) return []
  return db
    .select()
    .from(lessonProgress)
    .where(and(eq(lessonProgress.userId, userId), inArray(lessonProgress.lessonId, lessonIds)))
}

/** What a learner did with the exercises of a lesson. */
export const readExerciseProgress = (db: Database, userId: string, lessonId: string) =>
  db
    .select()
    .from(exerciseProgress)
    .where(and(eq(exerciseProgress.userId, userId), eq(exerciseProgress.lessonId, lessonId)))

/** For each lesson how many exercises there are and are done, and which one to go on with. */
export async function readItemCounts(db: Database, userId: string, lessonIds: string[]) {
  if (lessonIds.length === 0) return []
  const isOpen = sql`${exerciseProgress.doneAt} is null`
  return db
    .select({
      lessonId: lessonItems.lessonId,
      total: sql<number>`count(*)::int`,
      done: sql<number>`count(${exerciseProgress.doneAt})::int`,
      firstOpen: sql<
        string | null
      >`(array_agg(${exercises.id} order by ${lessonItems.position}) filter (where ${isOpen}))[1]`,
      shownAndOpen: sql<
        string | null
      >`min(${exercises.id}) filter (where ${isOpen} and ${exercises.id} = ${lessonProgress.currentItem})`,
    })
    .from(lessonItems)
    .innerJoin(exercises, eq(exercises.id, lessonItems.itemId))
    .leftJoin(
      lessonProgress,
      and(eq(lessonProgress.userId, userId), eq(lessonProgress.lessonId, lessonItems.lessonId)),
    )
    .leftJoin(
      exerciseProgress,
      and(
        eq(exerciseProgress.userId, userId),
        eq(exerciseProgress.lessonId, lessonItems.lessonId),
        eq(exerciseProgress.exerciseId, exercises.id),
      ),
    )
    .where(and(inArray(lessonItems.lessonId, lessonIds), isCounted))
    .groupBy(lessonItems.lessonId)
}

/** For each lesson how many words there are, are learned, and are hidden as known. A word is never both. */
export async function readWordCounts(db: Database, userId: string, lessonIds: string[]) {
  if (lessonIds.length === 0) return []
  return db
    .select({
      lessonId: lessonWords.lessonId,
      total: sql<number>`count(*)::int`,
      completed: sql<number>`(count(*) filter (where ${wordStages.stage} >= ${COMPLETED_STAGE} and ${knownWords.userId} is null))::int`,
      known: sql<number>`count(${knownWords.userId})::int`,
    })
    .from(lessonWords)
    .innerJoin(words, eq(words.id, lessonWords.wordId))
    .leftJoin(wordStages, and(eq(wordStages.userId, userId), eq(wordStages.wordId, words.id)))
    .leftJoin(knownWords, and(eq(knownWords.userId, userId), eq(knownWords.wordId, words.id)))
    .where(and(inArray(lessonWords.lessonId, lessonIds), eq(words.active, true)))
    .groupBy(lessonWords.lessonId)
}

/** The active exercises of a lesson that took a failed or forced attempt, in their order. */
export const readProblematic = (db: Database, userId: string, lessonId: string) =>
  db
    .select({
      exerciseId: exercises.id,
      example: exercises.example,
      answer: exercises.answer,
      answerRecording: exercises.answerRecording,
      attempts: exerciseProgress.attempts,
    })
    .from(exerciseProgress)
    .innerJoin(exercises, eq(exercises.id, exerciseProgress.exerciseId))
    .innerJoin(
      lessonItems,
      and(
        eq(lessonItems.lessonId, exerciseProgress.lessonId),
        eq(lessonItems.itemId, exerciseProgress.exerciseId),
      ),
    )
    .where(
      and(
        eq(exerciseProgress.userId, userId),
        eq(exerciseProgress.lessonId, lessonId),
        isCounted,
        // The attempt that succeeded is the last one.
        sql`(${exerciseProgress.forced} or ${exerciseProgress.attempts} > (case when ${exerciseProgress.doneAt} is null then 0 else 1 end))`,
      ),
    )
    .orderBy(asc(lessonItems.position))

/** The repetition that is open in a mode: what was answered in it, and what is known of the mode. */
export async function readSession(db: Database, userId: string, lessonId: string, mode: RepetitionMode) {
  const [row] = await db
    .select()
    .from(repetitionModes)
    .where(
      and(
        eq(repetitionModes.userId, userId),
        eq(repetitionModes.lessonId, lessonId),
        eq(repetitionModes.mode, mode),
      ),
    )
  const items = await db
    .select()
    .from(repetitionItems)
    .where(
      and(
        eq(repetitionItems.userId, userId),
        eq(repetitionItems.lessonId, lessonId),
        eq(repetitionItems.mode, mode),
      ),
    )
  return { mode: row, items }
}

/** What is known of the modes in which a lesson was repeated. */
export const readModes = (db: Database, userId: string, lessonId: string) =>
  db
    .select()
    .from(repetitionModes)
    .where(and(eq(repetitionModes.userId, userId), eq(repetitionModes.lessonId, lessonId)))

/** The modes in which lessons of a language pair were repeated to the end. */
export const readFinishedModes = (db: Database, userId: string, pair: LanguagePair) =>
  db
    .select({
      lessonId: repetitionModes.lessonId,
      mode: repetitionModes.mode,
      finishedAt: repetitionModes.lastFinishedAt,
    })
    .from(repetitionModes)
    .innerJoin(lessons, eq(lessons.id, repetitionModes.lessonId))
    .where(
      and(
        eq(repetitionModes.userId, userId),
        isNotNull(repetitionModes.lastFinishedAt),
        ofPair(lessons, pair),
      ),
    )

/** The finished lessons of a language pair, the latest first. */
export const readFinishedLessons = (db: Database, userId: string, pair: LanguagePair) =>
  db
    .select({
      lessonId: lessons.id,
      nameTarget: lessons.nameTarget,
      nameSource: lessons.nameSource,
      active: lessons.active,
      targetLang: lessons.targetLang,
      courseId: lessonProgress.courseId,
      lastRepetition: lessonProgress.lastRepetition,
    })
    .from(lessonProgress)
    .innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
    .where(
      and(eq(lessonProgress.userId, userId), isNotNull(lessonProgress.finishedAt), ofPair(lessons, pair)),
    )
    .orderBy(desc(lessonProgress.finishedAt), asc(lessons.id))

/** A learner's days in a language. */
export const readDays = (db: Database, userId: string, targetLang: LanguagePair['targetLang']) =>
  db
    .select()
    .from(dailyPoints)
    .where(and(eq(dailyPoints.userId, userId), eq(dailyPoints.targetLang, targetLang)))

/** How many lessons of a language a learner has finished. */
export async function countFinishedLessons(
  db: Database,
  userId: string,
  targetLang: LanguagePair['targetLang'],
): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(lessonProgress)
    .innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
    .where(
      and(
        eq(lessonProgress.userId, userId),
        isNotNull(lessonProgress.finishedAt),
        eq(lessons.targetLang, targetLang),
      ),
    )
  return row?.count ?? 0
}
