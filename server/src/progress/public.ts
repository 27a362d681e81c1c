/** The public API of learning progress for other domains. */

export { confirmSuccess, countWordAnswer, readLearningFigures } from './events/log-store'
export { timeOfLearning } from './policies'
export { doneDays, readStreaks } from './statistics/streaks'
