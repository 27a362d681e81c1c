/**
 * Every call of the platform by name: `METHOD /path`, relative to `/api`. The one table that the browser carries;
 * shapes are in `schemas/` and reach the browser as types only. Names: verb and noun of the answer.
 * Paths: learner core §7, vocabulary and commerce §7, administration and platform §7.
 */
export const endpoints = {
  getMe: 'GET /user/me',
  patchUserMetadata: 'PATCH /user/metadata',
  patchOnboardingSurvey: 'PATCH /user/onboarding-survey',
  startTrial: 'POST /user/start-trial',
  getStats: 'GET /user/stats',

  getAvailableCourses: 'GET /course/available',
  getAvailableCourse: 'GET /course/available/:id',
  getRecommendedCourses: 'GET /course/recommended/:level',
  getAvailableLessons: 'GET /course/:id/lessons/available',
  getCourse: 'GET /course/:id',
  listCourses: 'GET /course',
  updateCourse: 'PUT /course/:id',

  getLesson: 'GET /lesson',
  getLessonExercises: 'GET /lesson/:id/exercises',
  getLessonHints: 'GET /lesson/:id/hints',
  getLessonWords: 'GET /lesson/:id/words',
  getLessonRecordings: 'GET /lesson/:id/exercises/recordings',
  getRecording: 'GET /recording/:id',

  getProgress: 'GET /progress',
  getAllProgress: 'GET /progress/all-progress',
  getNextLesson: 'GET /progress/next-lesson',
  getCourseProgress: 'GET /progress/:courseId',
  getCourseFinished: 'GET /progress/:courseId/isFinished',
  getNextExercise: 'GET /progress/:courseId/:lessonId/next',
  getNextRepetition: 'GET /progress/:lessonId/:mode/repeat/next',
  getRepetitionLessons: 'GET /progress/repetition/available-lessons',
  getFinishedModes: 'GET /progress/repetition/finished-modes',
  getRepetitionProgress: 'GET /progress/repetition/:lessonId',
  getLessonSummary: 'GET /progress/lesson/:id/summary',
  getProblematicExamples: 'GET /progress/lesson/:id/problematic-examples',
  postProgress: 'POST /progress',
  deleteLessonProgress: 'DELETE /progress/lessons',
  checkAttempt: 'POST /attempt/check',

  getWordRepetitions: 'GET /word-repetition',
  addKnownWord: 'POST /word-repetition/known',
  removeKnownWord: 'DELETE /word-repetition/known/:id',

  getProducts: 'GET /product',

  getCompany: 'GET /company/:id',
  getCompanyUsers: 'GET /company/:id/users',
  getCompanyAccesses: 'GET /company/:id/accesses',

  getAvailablePopups: 'GET /popup/available',
  getSeenPopups: 'GET /popup/popupsSeen',
  markPopupSeen: 'POST /popup/popupsSeen/:id',

  track: 'POST /track',

  importContent: 'POST /admin/content',
  grantAccess: 'POST /admin/access',
  getReleases: 'GET /admin/releases',
} as const

/** The name of a call. */
export type EndpointName = keyof typeof endpoints

/** The names of the calls that read. */
export type ReadName = {
  [Name in EndpointName]: (typeof endpoints)[Name] extends `GET ${string}` ? Name : never
}[EndpointName]

/** The names of the calls that write. */
export type WriteName = Exclude<EndpointName, ReadName>
