import { owned, type PersonalTable } from '../database/personal-data'
import { knownWords, wordReviews, wordStages } from './tables'

/** Personal data about a learner's words. */
export const vocabularyPersonal: PersonalTable[] = [
  owned(wordStages, 'words'),
  owned(knownWords, 'knownWords'),
  owned(wordReviews, 'wordReviews'),
]
