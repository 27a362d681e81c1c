import type { Course } from '@mowka/contract/schemas/learning'
import { course as anyCourse } from '@mowka/testing/entities'

/** A course with every field that the panel shows. */
export const course = (change: Partial<Course> = {}): Course =>
  anyCourse({
    name: 'Angielski w biurze',
    description: 'Rozmowy, spotkania i maile',
    level: 'A1',
    levels: ['A1', 'A2'],
    tags: ['bizn_01', 'praca'],
    lessons: ['l1', 'l2', 'l3'].map((lessonId, order) => ({ lessonId, order })),
    version: 4,
    ...change,
  })

/** A page of the list as the server returns it. */
export const pageOf = (courses: Course[], total = courses.length) => ({ data: courses, metadata: { total } })
