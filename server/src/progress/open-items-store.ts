import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { countedExercises } from '../course/public'
import type { Database } from '../database/database'
import { exerciseProgress, repetitionItems } from './tables'

/** How many active exercises a lesson has, how many are still to do, and how many were answered in the repetition. */
export type OpenCounts = { total: number; open: number; touched: number }

/** The counts of a lesson, as JSON of another query, as if `exceptId` were done too. */
export function countsOfLesson(
  db: Database,
  userId: SQLWrapper,
  lessonId: SQLWrapper,
  exceptId: SQLWrapper,
): SQL<OpenCounts> {
  const counted = countedExercises(db)
  return sql`${db
    .select({
      counts: openCounts(
        counted.exerciseId,
        sql`${exerciseProgress.doneAt} is null`,
        exceptId,
        exerciseProgress.userId,
      ),
    })
    .from(counted)
    .leftJoin(
      exerciseProgress,
      and(
        eq(exerciseProgress.userId, userId),
        eq(exerciseProgress.lessonId, lessonId),
        eq(exerciseProgress.exerciseId, counted.exerciseId),
      ),
    )
    .where(eq(counted.lessonId, lessonId))}`
}

/** The same for the repetition that is open in a mode. */
export function countsOfRepetition(
  db: Database,
  userId: SQLWrapper,
  lessonId: SQLWrapper,
  mode: SQLWrapper,
  exceptId: SQLWrapper,
): SQL<OpenCounts> {
  const counted = countedExercises(db)
  const isOpen = sql`${repetitionItems.done} is not true and ${repetitionItems.skipped} is not true`
  return sql`${db
    .select({ counts: openCounts(counted.exerciseId, isOpen, exceptId, repetitionItems.userId) })
    .from(counted)
    .leftJoin(
      repetitionItems,
      and(
        eq(repetitionItems.userId, userId),
        eq(repetitionItems.lessonId, lessonId),
        eq(repetitionItems.mode, mode),
        eq(repetitionItems.exerciseId, counted.exerciseId),
      ),
    )
    .where(eq(counted.lessonId, lessonId))}`
}

const openCounts = (exerciseId: SQLWrapper, isOpen: SQL, exceptId: SQLWrapper, touched: SQLWrapper) =>
  sql`json_build_object('total', count(*),
    'open', count(*) filter (where ${isOpen} and ${exerciseId} is distinct from ${exceptId}::text),
    'touched', count(${touched}))`
