/** The public API of learning progress for other domains. */

export { confirmSuccess, countWordAnswer, lockLog } from './events/log'
export { allLessonIds, resultOfLessons } from './lessons/course-service'
export { readLearnedRows } from './lessons/lesson-store'
export { levelCounts } from './lessons/level-service'
export { timeOfLearning } from './policies'
export { readDueSentenceCounts } from './reviews/service'
export {
  activeInPeriod,
  activePerDay,
  answerCounts,
  firstLessonAt,
  learnedOn,
  leftExercises,
  readFirstLearning,
  startedLessons,
} from './statistics/insights'
export { readAllDays, readLastDays, readLearningFigures, showLifetimeStats } from './statistics/stats'
export { doneDays, readStreaks } from './statistics/streaks'
