import type { Endpoints } from '../endpoint'

export const progressEndpoints = {
  getProgress: { call: 'GET /progress', shows: ['progress'], kept: true },
  getAllProgress: { call: 'GET /progress/all-progress', shows: ['progress', 'wordStages'], kept: true },
  getNextLesson: { call: 'GET /progress/next-lesson', shows: ['progress', 'courses', 'access'], kept: true },
  getCourseProgress: { call: 'GET /progress/:courseId', shows: ['progress', 'wordStages'], kept: true },
  getCourseFinished: { call: 'GET /progress/:courseId/isFinished', shows: ['progress'] },
  getCourseResult: { call: 'GET /progress/:courseId/result', shows: ['progress', 'wordStages'] },
  getNextExercise: { call: 'GET /progress/:courseId/:lessonId/next', inStore: true },
  getNextRepetition: { call: 'GET /progress/:lessonId/:mode/repeat/next', inStore: true },
  getRepetitionLessons: {
    call: 'GET /progress/repetition/available-lessons',
    shows: ['progress', 'access'],
    kept: true,
  },
  getFinishedModes: {
    call: 'GET /progress/repetition/finished-modes',
    shows: ['progress'],
    kept: true,
  },
  getRepetitionProgress: { call: 'GET /progress/repetition/:lessonId', shows: ['progress'] },
  getDueReviews: {
    call: 'GET /progress/reviews/due',
    shows: ['progress', 'wordStages', 'access'],
    kept: true,
  },
  getDueSentences: { call: 'GET /progress/reviews/sentences', inStore: true },
  getLessonSummary: { call: 'GET /progress/lesson/:id/summary', shows: ['progress'] },
  getProblematicExamples: { call: 'GET /progress/lesson/:id/problematic-examples', shows: ['progress'] },
  // A right sentence is also the first recall of its words.
  postProgress: { call: 'POST /progress', touches: ['progress', 'wordStages'] },
  moveProgress: { call: 'POST /admin/progress', touches: ['progress', 'wordStages'] },
  deleteLessonProgress: { call: 'DELETE /progress/lessons', touches: ['progress'] },
} as const satisfies Endpoints
