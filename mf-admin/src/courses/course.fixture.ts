import type { Course } from '@mowka/shared/contract/schemas/learning'

/** A course as the panel gets it; bend what a test needs. */
export const course = (change: Partial<Course> = {}): Course => ({
  _id: 'c1',
  name: 'Angielski w biurze',
  description: 'Rozmowy, spotkania i maile',
  level: 'A1',
  levels: ['A1', 'A2'],
  tags: ['bizn_01', 'praca'],
  sourceLang: 'PL',
  targetLang: 'ENG',
  active: true,
  explicitAccessRequired: false,
  isLocked: false,
  lessons: [
    { lessonId: 'l1', order: 0 },
    { lessonId: 'l2', order: 1 },
    { lessonId: 'l3', order: 2 },
  ],
  version: 4,
  ...change,
})

/** A page of the list as the server returns it. */
export const pageOf = (courses: Course[], total = courses.length) => ({ data: courses, metadata: { total } })
