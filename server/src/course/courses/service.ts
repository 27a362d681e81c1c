import { courseKind } from '@mowka/contract/content-kinds/course'
import { learnerFields } from '@mowka/contract/content-kinds/kind'
import { publicationFieldNames } from '@mowka/contract/content-kinds/publication'
import type { courseList } from '@mowka/contract/endpoints/editor/catalog'
import type { CefrLevel } from '@mowka/contract/schemas/common'
import type { Course } from '@mowka/contract/schemas/learning'
import type { ReadListQuery } from '@mowka/contract/schemas/list'
import { isPublished } from '@mowka/domain/course/publication'
import { pick } from '@mowka/domain/pick'
import { groupBy } from '../../database/group-by'
import type { CallScope } from '../../http/policy'
import { canSeeCourse, editorRights, isLanguageLocked, rightsOf } from '../access'
import { type CourseWithLessons, readPublishedCourses } from '../access-store'
import type { SeenCourse, SeenCourses } from '../policies'
import * as store from './store'

/** A course as returned to a caller. Unpublished lessons are for admins only. */
export const showCourse = ({ course, rights }: SeenCourse): Course => ({
  _id: course.id,
  ...pick(course, learnerFields(courseKind)),
  level: course.levels[0] ?? 'A1',
  isLocked: isLanguageLocked(rights, course.targetLang),
  lessons: course.lessons
    .filter((lesson) => rights.isEditor || isPublished(lesson, rights.at))
    .map(({ lessonId, order }) => ({ lessonId, order })),
  version: course.version,
  ...(rights.isEditor ? pick(course, [...publicationFieldNames, 'review']) : {}),
})

/** Returns the courses visible to the caller with their lessons (S-CRS-01, S-CRS-16). */
export const showCourses = ({ courses, rights }: SeenCourses): Course[] =>
  courses.map((course) => showCourse({ course, rights }))

/**
 * Returns the published courses for a level, also to visitors. Courses with explicit access only to users with a grant.
 */
export async function recommendedCourses(
  { db, person, pair, now }: CallScope<'anyone'>,
  level: CefrLevel,
): Promise<Course[]> {
  const rights = rightsOf(person, now)
  // Admins may open everything, but are only recommended courses granted to them.
  const isSeen = (course: CourseWithLessons) => canSeeCourse({ ...rights, isEditor: false }, course)
  const courses = await readPublishedCourses(db, pair, now)
  return showCourses({
    courses: courses.filter((course) => course.levels.includes(level) && isSeen(course)),
    rights,
  })
}

/** Lists all courses for editors page by page (A-CRSL-07). */
export async function listCourses({ db, now }: CallScope<'editor'>, query: ReadListQuery<typeof courseList>) {
  const { rows, total } = await store.listCourses(db, query, now)
  const lessons = groupBy(
    await store.readCourseLessons(
      db,
      rows.map((row) => row.id),
    ),
    (each) => each.courseId,
  )
  const courses = rows.map((row) => ({ ...row, lessons: lessons.get(row.id) ?? [] }))
  return { data: showCourses({ courses, rights: editorRights }), metadata: { total } }
}
