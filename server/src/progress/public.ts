/** The public API of learning progress for other domains. */
export { doneDays } from './done-days'
export { timeOfLearning } from './event-time'
export { readLearningFigures } from './figures'
export { confirmSuccess } from './log-store'
export { readStreaks } from './streak-store'
export { countWordAnswer } from './word-days'
