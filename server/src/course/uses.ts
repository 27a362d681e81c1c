import type { KindInLessons } from '@mowka/contract/endpoints/editor/search'
import { type LessonUsing, MAX_LISTED_LESSONS } from '@mowka/contract/schemas/editor/search'
import { asc, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { isExerciseItem } from './query-parts'
import { courseOfLesson, isActiveLesson, lessonTitle } from './search'
import { exerciseHints, lessonItems, lessons, lessonWords } from './tables'

/** Selects the ids of the lessons that use a row of a kind. */
const lessonIds: Record<KindInLessons, (id: string) => SQL> = {
  exercise: (id) => sql`select ${lessonItems.lessonId} from ${lessonItems}
    where ${isExerciseItem} and ${lessonItems.itemId} = ${id}`,
  word: (id) => sql`select ${lessonWords.lessonId} from ${lessonWords} where ${lessonWords.wordId} = ${id}`,
  hint: (id) => sql`select ${lessonItems.lessonId} from ${lessonItems}
    join ${exerciseHints} on ${exerciseHints.exerciseId} = ${lessonItems.itemId}
    where ${isExerciseItem} and ${exerciseHints.hintId} = ${id}`,
}

/** Returns the lessons that use a row, by name, and their number. */
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
    .where(sql`${lessons.id} in (${lessonIds[kind](id)})`)
    .orderBy(asc(lessons.nameSource), asc(lessons.id))
    .limit(MAX_LISTED_LESSONS)
  return {
    data: rows.map(({ total: _, ...lesson }) => lesson),
    metadata: { total: rows[0]?.total ?? 0 },
  }
}
