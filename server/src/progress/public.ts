/** The public API of learning progress for other domains. */

export { timeOfLearning } from './event-time'
export { confirmSuccess, readLearningFigures } from './log-store'
export { countWordAnswer } from './projection-store'
export { doneDays, readStreaks } from './streak-store'
