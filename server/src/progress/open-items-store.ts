import type { RepetitionMode } from '@mowka/shared/contract/schemas/progress'
import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { countedExercises } from '../course/public'
import type { Database } from '../database/database'
import { exerciseProgress, repetitionItems } from './tables'

/** How many active exercises a lesson has, and how many are still to do when `exceptId` is done too. */
export async function countOpenExercises(
  db: Database,
  userId: string,
  lessonId: string,
  exceptId: string | null,
) {
  const counted = countedExercises(db)
  return countOpen(
    db
      .select(openColumns(counted.exerciseId, sql`${exerciseProgress.doneAt} is null`, exceptId))
      .from(counted)
      .leftJoin(
        exerciseProgress,
        and(
          eq(exerciseProgress.userId, userId),
          eq(exerciseProgress.lessonId, lessonId),
          eq(exerciseProgress.exerciseId, counted.exerciseId),
        ),
      )
      .where(eq(counted.lessonId, lessonId)),
  )
}

/** The same for the repetition that is open in a mode. */
export async function countOpenRepetition(
  db: Database,
  userId: string,
  lessonId: string,
  mode: RepetitionMode,
  exceptId: string | null,
) {
  const counted = countedExercises(db)
  const isOpen = sql`${repetitionItems.done} is not true and ${repetitionItems.skipped} is not true`
  return countOpen(
    db
      .select({
        ...openColumns(counted.exerciseId, isOpen, exceptId),
        touched: sql<number>`count(${repetitionItems.userId})::int`,
      })
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
      .where(eq(counted.lessonId, lessonId)),
  )
}

const openColumns = (exerciseId: SQLWrapper, isOpen: SQL, exceptId: string | null) => ({
  total: sql<number>`count(*)::int`,
  open: sql<number>`(count(*) filter (where ${isOpen} and ${exerciseId} is distinct from ${exceptId}::text))::int`,
})

async function countOpen<Counts extends { total: number; open: number }>(
  query: PromiseLike<Counts[]>,
): Promise<Counts> {
  const [counts] = await query
  if (!counts) throw new Error('A count answers one row')
  return counts
}
