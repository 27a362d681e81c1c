/** What other domains may use of a learner's words. */
export { type WordCounts, wordCountsOf } from './store'
