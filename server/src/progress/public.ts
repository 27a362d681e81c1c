/** The public API of learning progress for other domains. */

export { confirmSuccess, readLearningFigures, countWordAnswer } from './log-store'
export { timeOfLearning } from './policies'
export { doneDays, readStreaks } from './streak-store'
