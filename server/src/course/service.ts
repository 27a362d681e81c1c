import type { courseList } from '@mowka/shared/contract/endpoints/learning'
import type { CefrLevel, LanguagePair } from '@mowka/shared/contract/schemas/common'
import type { Course } from '@mowka/shared/contract/schemas/learning'
import type { ReadListQuery } from '@mowka/shared/contract/schemas/list'
import type { Database } from '../database/database'
import { groupBy } from '../database/group-by'
import type { Person } from '../http/person'
import { notFound, staleWrite } from '../http/problem'
import { isLanguageLocked, maySeeCourse, type Rights, readRights } from './access'
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

/** The one course of these rows. Throws 404 when there is none. */
async function single(db: Database, rights: Rights, row: store.CourseRow | undefined): Promise<Course> {
  const [course] = row ? await withLessons(db, rights, [row]) : []
  if (!course) throw notFound('The course')
  return course
}

/** The active courses of a pair that somebody may see, in their order (S-CRS-01, S-CRS-16). */
export async function availableCourses(db: Database, person: Person, pair: LanguagePair, now: Date) {
  const rights = await readRights(db, person, now)
  const rows = await store.readActiveCourses(db, pair)
  return withLessons(
    db,
    rights,
    rows.filter((row) => maySeeCourse(rights, row)),
  )
}

/** One active course that the person may see, in whatever language. Throws 404. */
export async function availableCourse(db: Database, person: Person, id: string, now: Date) {
  const rights = await readRights(db, person, now)
  const row = await store.readCourse(db, id)
  return single(db, rights, row?.active && maySeeCourse(rights, row) ? row : undefined)
}

/** The active courses for a level, also for visitors. Ones with explicit access only for people who have it. */
export async function recommendedCourses(
  db: Database,
  person: Person | null,
  pair: LanguagePair,
  level: CefrLevel,
  now: Date,
) {
  const rights = await readRights(db, person, now)
  const rows = await store.readActiveCourses(db, pair)
  // An admin may open everything, and still nothing is recommended to them that was not granted.
  const seen = (row: store.CourseRow) => maySeeCourse({ ...rights, isAdmin: false }, row)
  return withLessons(
    db,
    rights,
    rows.filter((row) => row.levels.includes(level) && seen(row)),
  )
}

/** A course for those who may see it: an inactive one for admins only. Throws 404. */
export async function readCourse(db: Database, person: Person, id: string, now: Date) {
  const rights = await readRights(db, person, now)
  const row = await store.readCourse(db, id)
  return single(db, rights, row && maySeeCourse(rights, row) ? row : undefined)
}

/** All courses for editors, page by page (A-CRSL-07). */
export async function listCourses(
  db: Database,
  person: Person,
  query: ReadListQuery<typeof courseList>,
  now: Date,
) {
  const { rows, total } = await store.listCourses(db, query)
  const rights = await readRights(db, person, now)
  return { data: await withLessons(db, rights, rows), metadata: { total } }
}

/** Changes what editors switch on a course. Throws 404, or 409 when somebody else was faster (C57). */
export async function updateCourse(
  db: Database,
  person: Person,
  id: string,
  body: { active?: boolean; explicitAccessRequired?: boolean; version?: number },
  now: Date,
) {
  const { version, ...change } = body
  const row = await store.updateCourse(db, id, version, change)
  if (!row && (await store.readCourse(db, id))) throw staleWrite()
  return single(db, await readRights(db, person, now), row)
}
