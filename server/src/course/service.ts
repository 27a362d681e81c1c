import type { courseList } from '@mowka/shared/contract/endpoints/learning'
import type { CefrLevel } from '@mowka/shared/contract/schemas/common'
import type { Course } from '@mowka/shared/contract/schemas/learning'
import type { ReadListQuery } from '@mowka/shared/contract/schemas/list'
import type { Database } from '../database/database'
import { groupBy } from '../database/group-by'
import type { CallScope } from '../http/policy'
import { notFound, staleWrite } from '../http/problem'
import { adminRights, isLanguageLocked, maySeeCourse, type Rights } from './access'
import { readActiveCourses } from './access-store'
import type { SeenCourse } from './policies'
import * as store from './store'

/** Courses with their lessons. Only admins get to know inactive lessons. */
async function withLessons(db: Database, rights: Rights, rows: store.CourseRow[]): Promise<Course[]> {
  const ids = rows.map((row) => row.id)
  const lessons = groupBy(await store.readCourseLessons(db, ids, rights.isAdmin), (each) => each.courseId)
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    description: row.description,
    level: row.levels[0] ?? 'A1',
    levels: row.levels,
    tags: row.tags,
    sourceLang: row.sourceLang,
    targetLang: row.targetLang,
    active: row.active,
    explicitAccessRequired: row.explicitAccessRequired,
    isLocked: isLanguageLocked(rights, row.targetLang),
    lessons: (lessons.get(row.id) ?? []).map(({ lessonId, order }) => ({ lessonId, order })),
    version: row.version,
  }))
}

/** A course as its visitors get it. */
export async function showCourse(db: Database, { course, rights }: SeenCourse): Promise<Course> {
  const [shown] = await withLessons(db, rights, [course])
  if (!shown) throw notFound('The course')
  return shown
}

/** The active courses of the call's pair that the caller may see, in their order, and what the caller may open. */
export async function readSeenCourses(
  call: CallScope,
): Promise<{ courses: store.CourseRow[]; rights: Rights }> {
  const { courses, rights } = await readActiveCourses(call)
  return { courses: courses.filter((course) => maySeeCourse(rights, course)), rights }
}

/** The same with their lessons (S-CRS-01, S-CRS-16). */
export async function availableCourses(call: CallScope): Promise<Course[]> {
  const { courses, rights } = await readSeenCourses(call)
  return withLessons(call.db, rights, courses)
}

/** The active courses for a level, also for visitors. Ones with explicit access only for people who have it. */
export async function recommendedCourses(call: CallScope<'anyone'>, level: CefrLevel): Promise<Course[]> {
  const { courses, rights } = await readActiveCourses(call)
  // An admin may open everything, and still nothing is recommended to them that was not granted.
  const seen = (course: store.CourseRow) => maySeeCourse({ ...rights, isAdmin: false }, course)
  return withLessons(
    call.db,
    rights,
    courses.filter((course) => course.levels.includes(level) && seen(course)),
  )
}

/** All courses for editors, page by page (A-CRSL-07). */
export async function listCourses({ db }: CallScope<'admin'>, query: ReadListQuery<typeof courseList>) {
  const { rows, total } = await store.listCourses(db, query)
  return { data: await withLessons(db, adminRights, rows), metadata: { total } }
}

/** Changes what editors switch on a course. Throws 409 when someone else was faster (C57). */
export async function updateCourse(
  { db }: CallScope<'admin'>,
  { id }: store.CourseRow,
  { version, ...change }: { active?: boolean; explicitAccessRequired?: boolean; version?: number },
): Promise<Course> {
  const course = await store.updateCourse(db, id, version, change)
  if (!course) throw staleWrite()
  return showCourse(db, { course, rights: adminRights })
}
