import { daysBetween, warsawDay } from '@mowka/domain/time'
import { LESSON_STAGE } from '@mowka/domain/word/word'
import { SHIPPED_WEIGHTS } from '@mowka/domain/word/word-schedule'
import type { FSRSBindingItem } from '@open-spaced-repetition/binding'
import { z } from 'zod'
import type { Database } from '../database/database'
import { defineJob, type JobWorker, type Run, worker } from '../jobs/job'
import { fitWeights, itemsOf, lossOf, type ReviewHistory } from './fit-weights'
import { gradeOf } from './review-store'
import {
  insertWeights,
  type LoggedReview,
  readActiveWeights,
  readRecentLearners,
  readReviewsOf,
} from './weights-store'

/** Fits the word schedule to the product's own learners (docs/adr/0028-word-schedule.md). */
const fitWordWeights = defineJob('vocabulary.fit', z.object({}), {
  alone: true,
  every: '30 2 * * 0',
  tries: 2,
  atMost: 1800,
})

/** Minimum and maximum size of the log that a fit uses. */
export type FitLimits = { minReviews: number; minLearners: number; maxReviews: number }

const LIMITS: FitLimits = { minReviews: 20_000, minLearners: 200, maxReviews: 400_000 }

/** One learner in five is left out of the fit to measure it. */
const HELD_OUT = 5

/** Learners whose answers are read per statement. */
const BATCH_SIZE = 20

/** Better weights lower the log loss by at least this share. */
const MIN_GAIN = 0.005

/**
 * Returns the histories in answers sorted by word. A history starts with the answer that moves the word to the global
 * list; after a reset another one starts.
 */
function historiesOf(reviews: readonly LoggedReview[]): ReviewHistory[] {
  const histories: { grade: ReviewHistory[number]['grade']; days: number }[][] = []
  let before: LoggedReview | undefined
  for (const review of reviews) {
    const isNext = before?.userId === review.userId && before.wordId === review.wordId
    if (review.kind === 'learning') {
      before = review.stageAfter < LESSON_STAGE ? undefined : review
      if (before) histories.push([{ grade: gradeOf(review), days: 0 }])
    } else if (review.kind === 'due' && before && isNext) {
      const days = daysBetween(warsawDay(before.answeredAt), warsawDay(review.answeredAt))
      histories.at(-1)?.push({ grade: gradeOf(review), days })
      before = review
    } else if (!isNext) before = undefined
  }
  return histories
}

/**
 * Fits weights to the newest answers of the log, and stores them with their loss on learners that were left out. They
 * come into use if they predict these learners better than the weights in use, unless an operator pinned those.
 * Returns the stored version, or `null` if the log is too short.
 */
export async function fitToLog(
  db: Database,
  { signal, note }: Pick<Run, 'signal' | 'note'>,
  { minReviews, minLearners, maxReviews }: FitLimits = LIMITS,
): Promise<number | null> {
  const fitted: FSRSBindingItem[] = []
  const heldOut: FSRSBindingItem[] = []
  const learners = await readRecentLearners(db, maxReviews)
  let used = 0
  for (
    let from = 0;
    from < learners.length && fitted.length + heldOut.length < maxReviews;
    from += BATCH_SIZE
  ) {
    signal.throwIfAborted()
    const batch = learners.slice(from, from + BATCH_SIZE)
    const reviews = await readReviewsOf(db, batch)
    for (const userId of batch) {
      const target = used % HELD_OUT === HELD_OUT - 1 ? heldOut : fitted
      const own = reviews.filter((review) => review.userId === userId)
      for (const history of historiesOf(own)) target.push(...itemsOf(history))
      used += 1
    }
  }
  const reviews = fitted.length + heldOut.length
  if (reviews < minReviews || used < minLearners || heldOut.length === 0) {
    note({ reviews, learners: used, message: 'The log is too short for a fit of the word schedule' })
    return null
  }
  const active = await readActiveWeights(db)
  const weights = await fitWeights(fitted)
  const loss = lossOf(weights, heldOut)
  const previousLoss = lossOf(active?.weights ?? SHIPPED_WEIGHTS, heldOut)
  const isBetter = loss < previousLoss * (1 - MIN_GAIN)
  return db.transaction((tx) =>
    insertWeights(tx, {
      weights,
      reviews,
      learners: used,
      loss,
      previousLoss,
      isActive: isBetter && !active?.isPinned,
    }),
  )
}

export const vocabularyJobs: JobWorker[] = [
  worker(fitWordWeights, async ({ db }, _, run) => {
    await fitToLog(db, run)
  }),
]
