import type { lessonList } from '@mowka/shared/contract/endpoints/learning'
import type { Lesson } from '@mowka/shared/contract/schemas/learning'
import type { ReadListQuery } from '@mowka/shared/contract/schemas/list'
import type { Database } from '../database/database'
import { groupBy } from '../database/group-by'
import type { Person } from '../http/person'
import { forbidden } from '../http/problem'
import { lessonState, maySeeCourse, type Rights, readRights } from './access'
import * as store from './lesson-store'
import { availableCourse } from './service'

/** Lessons with their items. Whoever may open a lesson is told so; learners see no inactive exercises. */
async function withItems(
  db: Database,
  rows: store.LessonRow[],
  rights: Rights,
  isLocked: (row: store.LessonRow) => boolean,
): Promise<Lesson[]> {
  const ids = rows.map((row) => row.id)
  const items = groupBy(await store.readItems(db, ids, rights.isAdmin), (item) => item.lessonId)
  return rows.map((row) => ({
    _id: row.id,
    name: { target: row.nameTarget, source: row.nameSource },
    level: row.level,
    active: row.active,
    isLocked: isLocked(row),
    tags: row.tags,
    items: (items.get(row.id) ?? []).map(({ itemId, order, type }) => ({ itemId, order, type })),
  }))
}

/** The active lessons of a course that the person may see, each with whether it is locked (S-CRS-04, S-CRS-15). */
export async function availableLessons(db: Database, person: Person, courseId: string, now: Date) {
  const course = await availableCourse(db, person, courseId, now)
  const rights = await readRights(db, person, now)
  const rows = await store.readActiveLessons(db, courseId)
  return withItems(
    db,
    rows,
    rights,
    ({ active, targetLang }) =>
      lessonState(rights, { active, targetLang, courses: [{ ...course, id: course._id }] }) !== 'open',
  )
}

/**
 * Lessons by filter. Learners name one with `_id` and get it when it is active in a course that they may see;
 * admins get all of them, page by page (administration and platform §7).
 */
export async function listLessons(
  db: Database,
  person: Person,
  query: ReadListQuery<typeof lessonList>,
  now: Date,
) {
  const rights = await readRights(db, person, now)
  if (!rights.isAdmin && query.filters._id === undefined) throw forbidden()
  const { rows, total } = await store.listLessons(db, query)
  if (rights.isAdmin) {
    return { data: await withItems(db, rows, rights, () => false), metadata: { total } }
  }
  const courses = await store.readCoursesOfLessons(
    db,
    rows.map((row) => row.id),
  )
  const state = (row: store.LessonRow) => lessonState(rights, { ...row, courses })
  const seen = rows.filter(
    (row) => state(row) !== 'hidden' && courses.some((course) => maySeeCourse(rights, course)),
  )
  return {
    data: await withItems(db, seen, rights, (row) => state(row) === 'locked'),
    metadata: { total: seen.length },
  }
}
