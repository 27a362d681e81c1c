import { paths } from '@mowka/contract/routes'
import type { CourseForm } from '@mowka/contract/schemas/catalog'
import type { Course } from '@mowka/contract/schemas/learning'
import { callApi } from '@mowka/web/api'
import type { Entity } from '../edit/entity'

/** Courses as their page writes them (A-CRSE-01). */
export const courseEntity: Entity<Course, CourseForm> = {
  kind: 'course',
  list: paths.adminCourses(),
  page: (courseId) => paths.adminEditCourse({ courseId }),
  empty: {
    name: '',
    description: '',
    levels: [],
    tags: [],
    // Switched on when it is ready.
    active: false,
    explicitAccessRequired: false,
    sourceLang: 'PL',
    targetLang: 'ENG',
  },
  valuesOf: ({
    name,
    description,
    levels,
    tags,
    active,
    explicitAccessRequired,
    sourceLang,
    targetLang,
  }) => ({ name, description, levels, tags, active, explicitAccessRequired, sourceLang, targetLang }),
  create: (requestId, values) => callApi('createCourse', { body: { requestId, ...values } }),
  save: ({ _id, version }, change) => callApi('updateCourse', { id: _id, body: { ...change, version } }),
}
