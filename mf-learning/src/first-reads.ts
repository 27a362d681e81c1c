import type { FirstReads } from '@mowka/build/first-reads'
import type { pages } from './pages'

/** Initial reads of pages, requested in parallel with their code. */
export const firstReads: FirstReads<keyof typeof pages> = {
  courses: {
    getAvailableCourses: {},
    getProgress: {},
    getNextLesson: {},
    getPinnedCourses: {},
    getDueReviews: {},
  },
  courseDetails: {
    getAvailableCourse: { id: 'courseId' },
    getAvailableLessons: { id: 'courseId' },
    getCourseProgress: { courseId: 'courseId' },
    getPinnedCourses: {},
  },
  dashboard: { getStats: {}, getMoods: {}, getNextLesson: {}, getWordOfTheDay: {}, getLifetimeStats: {} },
}
