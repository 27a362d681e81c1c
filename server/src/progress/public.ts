/** What other domains may use of what people learned. */
export { doneDays } from './done-days'
export { timeOfLearning } from './event-time'
export { readLearningFigures } from './figures'
export { confirmSuccess } from './log-store'
export { readStreaks } from './streak-store'
export { countWordAnswer } from './word-days'
