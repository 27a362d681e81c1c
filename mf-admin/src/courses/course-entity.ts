import { courseKind } from '@mowka/contract/content-kinds/course'
import { paths } from '@mowka/contract/routes'
import type { Course } from '@mowka/contract/schemas/learning'
import { callApi } from '@mowka/web/api'
import type { Entity } from '../edit/entity'
import { emptyValues, type FormValues, valuesOf, written } from '../edit/kind-form'

export type CourseValues = FormValues<typeof courseKind>

/** Reads and writes courses for their page (A-CRSE-01). */
export const courseEntity: Entity<Course, CourseValues> = {
  kind: 'course',
  list: paths.adminCourses(),
  page: (courseId) => paths.adminEditCourse({ courseId }),
  // A new course is inactive until its editor activates it.
  empty: { ...emptyValues(courseKind), active: false },
  valuesOf: (course) => valuesOf(courseKind, course),
  create: (requestId, values) =>
    callApi('createCourse', { body: { requestId, ...written(courseKind, values) } }),
  save: ({ _id, version }, change) =>
    callApi('updateCourse', { id: _id, body: { ...written(courseKind, change), version } }),
}
