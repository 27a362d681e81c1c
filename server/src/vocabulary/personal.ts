import { owned, type PersonalTable } from '../database/personal-data'
import { knownWords, wordReviews, wordStages } from './tables'

/** What a person knows of words. */
export const vocabularyPersonal: PersonalTable[] = [
  owned(wordStages, 'words'),
  owned(knownWords, 'knownWords'),
  owned(wordReviews, 'wordReviews'),
]
