import type { LangCode, LanguagePair } from '@mowka/shared/contract/schemas/common'
import type { RepetitionMode } from '@mowka/shared/contract/schemas/progress'
import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { countedExercises, lessonsOf } from '../course/public'
import type { Database } from '../database/database'
import { dailyPoints, exerciseProgress, lessonProgress, repetitionItems, repetitionModes } from './tables'

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
  const counted = countedExercises(db)
  const isOpen = sql`${exerciseProgress.doneAt} is null`
  return db
    .select({
      lessonId: counted.lessonId,
      total: sql<number>`count(*)::int`,
      done: sql<number>`count(${exerciseProgress.doneAt})::int`,
      firstOpen: sql<
        string | null
      >`(array_agg(${counted.exerciseId} order by ${counted.position}) filter (where ${isOpen}))[1]`,
      shownAndOpen: sql<
        string | null
      >`min(${counted.exerciseId}) filter (where ${isOpen} and ${counted.exerciseId} = ${lessonProgress.currentItem})`,
    })
    .from(counted)
    .leftJoin(
      lessonProgress,
      and(eq(lessonProgress.userId, userId), eq(lessonProgress.lessonId, counted.lessonId)),
    )
    .leftJoin(
      exerciseProgress,
      and(
        eq(exerciseProgress.userId, userId),
        eq(exerciseProgress.lessonId, counted.lessonId),
        eq(exerciseProgress.exerciseId, counted.exerciseId),
      ),
    )
    .where(inArray(counted.lessonId, lessonIds))
    .groupBy(counted.lessonId)
}

/** The active exercises of a lesson that took a failed or forced attempt, in their order. */
export function readProblematic(db: Database, userId: string, lessonId: string) {
  const counted = countedExercises(db)
  return db
    .select({
      exerciseId: counted.exerciseId,
      example: counted.example,
      answer: counted.answer,
      answerRecording: counted.answerRecording,
      attempts: exerciseProgress.attempts,
    })
    .from(exerciseProgress)
    .innerJoin(
      counted,
      and(
        eq(counted.lessonId, exerciseProgress.lessonId),
        eq(counted.exerciseId, exerciseProgress.exerciseId),
      ),
    )
    .where(
      and(
        eq(exerciseProgress.userId, userId),
        eq(exerciseProgress.lessonId, lessonId),
        // The attempt that succeeded is the last one.
        sql`(${exerciseProgress.forced} or ${exerciseProgress.attempts} > (case when ${exerciseProgress.doneAt} is null then 0 else 1 end))`,
      ),
    )
    .orderBy(asc(counted.position))
}

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
export function readFinishedModes(db: Database, userId: string, pair: LanguagePair) {
  const lessons = lessonsOf(db, pair)
  return db
    .select({
      lessonId: repetitionModes.lessonId,
      mode: repetitionModes.mode,
      finishedAt: repetitionModes.lastFinishedAt,
    })
    .from(repetitionModes)
    .innerJoin(lessons, eq(lessons.lessonId, repetitionModes.lessonId))
    .where(and(eq(repetitionModes.userId, userId), isNotNull(repetitionModes.lastFinishedAt)))
}

/** The finished lessons of a language pair, the latest first. */
export function readFinishedLessons(db: Database, userId: string, pair: LanguagePair) {
  const lessons = lessonsOf(db, pair)
  return db
    .select({
      lessonId: lessons.lessonId,
      nameTarget: lessons.nameTarget,
      nameSource: lessons.nameSource,
      active: lessons.active,
      targetLang: lessons.targetLang,
      courseId: lessonProgress.courseId,
      lastRepetition: lessonProgress.lastRepetition,
    })
    .from(lessonProgress)
    .innerJoin(lessons, eq(lessons.lessonId, lessonProgress.lessonId))
    .where(and(eq(lessonProgress.userId, userId), isNotNull(lessonProgress.finishedAt)))
    .orderBy(desc(lessonProgress.finishedAt), asc(lessons.lessonId))
}

/** A learner's days in a language. */
export const readDays = (db: Database, userId: string, targetLang: LangCode) =>
  db
    .select()
    .from(dailyPoints)
    .where(and(eq(dailyPoints.userId, userId), eq(dailyPoints.targetLang, targetLang)))

/** How many lessons of a language a learner has finished. */
export async function countFinishedLessons(
  db: Database,
  userId: string,
  targetLang: LangCode,
): Promise<number> {
  const lessons = lessonsOf(db, { targetLang })
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(lessonProgress)
    .innerJoin(lessons, eq(lessons.lessonId, lessonProgress.lessonId))
    .where(and(eq(lessonProgress.userId, userId), isNotNull(lessonProgress.finishedAt)))
  return row?.count ?? 0
}
