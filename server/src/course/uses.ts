import type { KindInLessons } from '@mowka/contract/endpoints/editor/search'
import { type LessonUsing, MAX_LISTED_LESSONS } from '@mowka/contract/schemas/editor/search'
import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { notFound } from '../http/problem'
import { isExerciseItem } from './query-parts'
import { courseOfLesson, isActiveLesson, lessonTitle } from './search'
import { exerciseHints, exercises, hints, lessonItems, lessons, lessonWords, words } from './tables'

/** Selects the ids of the lessons that use a row of a kind. */
export const lessonIdsUsing: Record<KindInLessons, (id: string) => SQL> = {
  exercise: (id) => sql`select ${lessonItems.lessonId} from ${lessonItems}
    where ${isExerciseItem} and ${lessonItems.itemId} = ${id}`,
  word: (id) => sql`select ${lessonWords.lessonId} from ${lessonWords} where ${lessonWords.wordId} = ${id}`,
  hint: (id) => sql`select ${lessonItems.lessonId} from ${lessonItems}
    join ${exerciseHints} on ${exerciseHints.exerciseId} = ${lessonItems.itemId}
    where ${isExerciseItem} and ${exerciseHints.hintId} = ${id}`,
}

const tables = { exercise: exercises, word: words, hint: hints } as const

/** Returns the lessons that use a row, by name, and their number. Throws 404 for an unknown row. */
export async function lessonsUsing(
  db: Database,
  kind: KindInLessons,
  id: string,
): Promise<{ data: LessonUsing[]; metadata: { total: number } }> {
  const rows = await db
    .select({
      _id: lessons.id,
      title: lessonTitle,
      course: sql<string>`coalesce(${courseOfLesson}, '')`,
      isActive: isActiveLesson,
      total: sql`count(*) over ()`.mapWith(Number),
    })
    .from(lessons)
    .where(sql`${lessons.id} in (${lessonIdsUsing[kind](id)})`)
    .orderBy(asc(lessons.nameSource), asc(lessons.id))
    .limit(MAX_LISTED_LESSONS)
  if (rows.length === 0) await assertExists(db, kind, id)
  return {
    data: rows.map(({ total: _, ...lesson }) => lesson),
    metadata: { total: rows[0]?.total ?? 0 },
  }
}

async function assertExists(db: Database, kind: KindInLessons, id: string): Promise<void> {
  const table = tables[kind]
  if ((await db.$count(table, eq(table.id, id))) === 0) throw notFound(`The ${kind}`)
}
