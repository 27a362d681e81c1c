import type { ReadName, WriteName } from './endpoints'

/** The reads that show a learner's progress through courses and lessons. */
const progressReads = [
  'getStats',
  'getProgress',
  'getAllProgress',
  'getNextLesson',
  'getCourseProgress',
  'getCourseFinished',
  'getRepetitionLessons',
  'getFinishedModes',
  'getRepetitionProgress',
  'getLessonSummary',
  'getProblematicExamples',
] as const satisfies readonly ReadName[]

/** The reads whose answer depends on what the learner may open. */
const accessReads = [
  'getAvailableCourses',
  'getAvailableCourse',
  'getAvailableLessons',
  'getLesson',
  'getLessonExercises',
  'getLessonHints',
  'getLessonWords',
  'getLessonRecordings',
  'getRepetitionLessons',
  'getNextLesson',
] as const satisfies readonly ReadName[]

/** The reads that show what editors make. */
const contentReads = [
  ...accessReads,
  'getRecommendedCourses',
  'getCourse',
  'listCourses',
  'getProducts',
] as const satisfies readonly ReadName[]

/**
 * For each write the reads that it makes stale. The client refreshes exactly those wherever they are shown,
 * in whichever remote. An empty list is a decision too: the session store takes the answers of the user writes.
 */
export const makesStale: Record<WriteName, readonly ReadName[]> = {
  patchUserMetadata: [],
  patchOnboardingSurvey: [],
  startTrial: accessReads,
  updateCourse: [
    'listCourses',
    'getCourse',
    'getAvailableCourses',
    'getAvailableCourse',
    'getRecommendedCourses',
  ],
  postProgress: progressReads,
  deleteLessonProgress: progressReads,
  checkAttempt: [],
  addKnownWord: ['getWordRepetitions', 'getCourseProgress'],
  removeKnownWord: ['getWordRepetitions', 'getCourseProgress'],
  // The shell counts what it has just shown itself.
  markPopupSeen: [],
  track: [],
  importContent: contentReads,
  grantAccess: accessReads,
}
