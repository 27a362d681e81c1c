/** What other domains may use of a learner's words. */
export { readWordCounts } from './store'
