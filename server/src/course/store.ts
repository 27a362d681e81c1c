import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { exercises, lessonItems } from './tables'

/** Only items of this type count toward progress; old data has it in small letters (learner core §3, C27). */
const isExerciseItem = sql`upper(${lessonItems.type}) = 'EXERCISE'`

/** The ids of a lesson's active exercises in their order: what its progress is counted over. */
export async function lessonExerciseIds(db: Database, lessonId: string): Promise<string[]> {
  const rows = await db
    .select({ id: exercises.id })
    .from(lessonItems)
    .innerJoin(exercises, eq(exercises.id, lessonItems.itemId))
    .where(and(eq(lessonItems.lessonId, lessonId), eq(exercises.active, true), isExerciseItem))
    .orderBy(asc(lessonItems.position))
  return rows.map((row) => row.id)
}
