/** What other domains may use of a learner's words. */

export { showWord } from './list-service'
export { type ListedWord, type Owner, readDueCounts, readListed } from './list-store'
export { hasStage, readAnswers, readReviewsOfSession, takeAnswer } from './review-store'
export { readWordsToLearn, type WordCounts, wordCountsOf } from './store'
