import { SHIPPED_WEIGHTS } from '@mowka/domain/word/word-schedule'
import { fitWeights, itemsOf, lossOf, type ReviewHistory } from '@mowka/server/fit-weights'
import { models } from './models'
import { ours, type Schedule } from './schedules'
import { simulate } from './simulate'

/** The product's schedule, which also records the history of each word for fitting. */
function recording(histories: ReviewHistory[]): Schedule {
  return {
    ...ours,
    begin(key, memory) {
      const plan = ours.begin(key, memory)
      const history: { grade: ReviewHistory[number]['grade']; days: number }[] = []
      let last = 0
      return {
        ...plan,
        learn(grade, day) {
          const isLearned = plan.learn(grade, day)
          if (isLearned) {
            histories.push(history)
            history.push({ grade, days: 0 })
            last = day
          }
          return isLearned
        },
        review(grade, day) {
          plan.review(grade, day)
          history.push({ grade, days: day - last })
          last = day
        },
      }
    },
  }
}

/** Fits weights to learners of all models together. `before` is the loss of the shipped weights. */
export async function fitToLearners(
  seeds: readonly number[],
): Promise<{ weights: number[]; loss: number; before: number }> {
  const histories: ReviewHistory[] = []
  for (const model of models) {
    for (const seed of seeds) simulate(model, recording(histories), `learner ${seed}`)
  }
  const items = histories.flatMap(itemsOf)
  const weights = await fitWeights(items)
  return { weights, loss: lossOf(weights, items), before: lossOf(SHIPPED_WEIGHTS, items) }
}
