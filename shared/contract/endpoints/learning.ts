import type { Endpoints } from '../endpoint'

export const learningEndpoints = {
  getAvailableCourses: { call: 'GET /course/available', shows: ['courses', 'access'] },
  getAvailableCourse: { call: 'GET /course/available/:id', shows: ['courses', 'access'] },
  getRecommendedCourses: { call: 'GET /course/recommended/:level', shows: ['courses', 'access'] },
  getAvailableLessons: { call: 'GET /course/:id/lessons/available', shows: ['courses', 'lessons', 'access'] },
  getCourse: { call: 'GET /course/:id', shows: ['courses', 'access'] },
  listCourses: { call: 'GET /course', shows: ['courses'] },
  updateCourse: { call: 'PUT /course/:id', touches: ['courses'] },

  getLesson: { call: 'GET /lesson', shows: ['lessons', 'access'] },
  getLessonExercises: { call: 'GET /lesson/:id/exercises', shows: ['exercises', 'access'] },
  getLessonHints: { call: 'GET /lesson/:id/hints', shows: ['hints', 'access'] },
  getLessonWords: { call: 'GET /lesson/:id/words', shows: ['words', 'access'] },
  getLessonRecordings: { call: 'GET /lesson/:id/exercises/recordings', shows: ['exercises', 'access'] },
} as const satisfies Endpoints
