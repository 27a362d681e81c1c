/** The public API of learners' words for other domains. */

export { showWord } from './list-service'
export { type ListedWord, type Owner, readDueCounts, readListed, readWordsByDay } from './list-store'
export { hasStage, readAnswers, readReviewsOfSession, takeAnswer } from './review-store'
export { recallSentenceWords } from './sentence-recall'
export { rotated, turnOf } from './sentence-rotation'
export { readLearnedWords, readWordsToLearn, type WordCounts, wordCountsOf } from './store'
