import type { WordGrade } from '@mowka/domain/word/word-schedule'
import {
  computeParameters,
  FSRSBinding,
  FSRSBindingItem,
  FSRSBindingReview,
} from '@open-spaced-repetition/binding'

/** The scheduled answers of one learner to one word, with the days since the answer before (0 for the first). */
export type ReviewHistory = readonly { grade: WordGrade; days: number }[]

/** Ratings of FSRS. */
const RATINGS: Readonly<Record<WordGrade, number>> = { again: 1, hard: 2, good: 3 }

/** Returns one item per answer after the first, with all answers before it, which is the form that FSRS is fitted to. */
export function itemsOf(history: ReviewHistory): FSRSBindingItem[] {
  const reviews = history.map(({ grade, days }) => new FSRSBindingReview(RATINGS[grade], days))
  return reviews.slice(1).map((_, index) => new FSRSBindingItem(reviews.slice(0, index + 2)))
}

/** Fits the weights of FSRS 6. Runs in a thread of the library. */
export const fitWeights = (items: FSRSBindingItem[]): Promise<number[]> =>
  computeParameters(items, { enableShortTerm: true })

/** The mean log loss of predictions with these weights; less is better. */
export const lossOf = (weights: readonly number[], items: FSRSBindingItem[]): number =>
  new FSRSBinding([...weights]).evaluate(items).logLoss
