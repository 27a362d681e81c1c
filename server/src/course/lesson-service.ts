import type { lessonList } from '@mowka/shared/contract/endpoints/learning'
import type { Lesson } from '@mowka/shared/contract/schemas/learning'
import type { ReadListQuery } from '@mowka/shared/contract/schemas/list'
import type { Database } from '../database/database'
import { groupBy } from '../database/group-by'
import { isAdmin } from '../http/person'
import type { CallScope } from '../http/policy'
import { adminRights, lessonAccess, maySeeCourse, type Rights, rightsOf } from './access'
import { readCoursesOfLessons } from './access-store'
import * as store from './lesson-store'
import type { SeenCourse } from './policies'

/** A lesson with its items, as someone with these rights sees it: learners get no inactive exercises. */
const showLesson = (
  row: store.LessonRow,
  items: readonly store.LessonItem[],
  rights: Rights,
  isLocked: boolean,
): Lesson => ({
  _id: row.id,
  name: { target: row.nameTarget, source: row.nameSource },
  level: row.level,
  active: row.active,
  isLocked,
  tags: row.tags,
  items: items
    .filter(({ active }) => active || rights.isAdmin)
    .map(({ itemId, order, type }) => ({ itemId, order, type })),
})

/** The active lessons of a course, each with whether it is locked (S-CRS-04, S-CRS-15). */
export async function availableLessons(db: Database, { course, rights }: SeenCourse): Promise<Lesson[]> {
  const rows = await store.readActiveLessons(db, course.id)
  return rows.map(({ lesson, items }) => {
    const access = lessonAccess(rights, { ...lesson, courses: [course] })
    return showLesson(lesson, items, rights, access !== 'open')
  })
}

/** Lessons with their items. */
async function withItems(
  db: Database,
  rows: store.LessonRow[],
  rights: Rights,
  isLocked: (row: store.LessonRow) => boolean,
): Promise<Lesson[]> {
  const ids = rows.map((row) => row.id)
  const items = groupBy(await store.readItems(db, ids), (item) => item.lessonId)
  return rows.map((row) => showLesson(row, items.get(row.id) ?? [], rights, isLocked(row)))
}

/**
 * Lessons by filter. Learners name one with `_id` and get it when it is active in a course that they may see; admins
 * get all of them, page by page (S-ADM-13).
 */
export async function listLessons(call: CallScope, query: ReadListQuery<typeof lessonList>) {
  const { db, person } = call
  const { rows, total } = await store.listLessons(db, query)
  if (isAdmin(person)) {
    return { data: await withItems(db, rows, adminRights, () => false), metadata: { total } }
  }
  const rights = rightsOf(person, call.now)
  const courses = await readCoursesOfLessons(
    db,
    rows.map((row) => row.id),
  )
  const holding = (row: store.LessonRow) => courses.get(row.id) ?? []
  const access = (row: store.LessonRow) => lessonAccess(rights, { ...row, courses: holding(row) })
  const seen = rows.filter(
    (row) => access(row) !== 'hidden' && holding(row).some((course) => maySeeCourse(rights, course)),
  )
  return {
    data: await withItems(db, seen, rights, (row) => access(row) === 'locked'),
    metadata: { total: seen.length },
  }
}
