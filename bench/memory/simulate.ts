import { seededRandom } from '@mowka/domain/seeded-random'
import type { WordGrade } from '@mowka/domain/word/word-schedule'
import { type Memory, type Model, normal } from './models'
import type { Plan, Schedule } from './schedules'

export const DAYS = 180
/** Answers of a learner per day: due words first, then new ones. */
export const ANSWERS_A_DAY = 30

/** Probability of a right answer in a lesson: at first sight, and after the solution was shown. */
const FIRST_IN_LESSON = 0.75
const LATER_IN_LESSON = 0.95
/** Right answers with a lower probability are hesitant half of the time. */
const SURE = 0.7

/** Days after the last one on which the outcome is measured again, without any further answer. */
export const LATER_DAYS = 30

/**
 * Result of half a year of learning. `known` and `later` are the expected numbers of words known on the day after the
 * last one and 30 days after it.
 */
export type Outcome = {
  answers: number
  begun: number
  known: number
  later: number
  failed: number
  reviewed: number
}

type Word = { plan: Plan; memory: Memory; last: number; random: () => number }

/**
 * Simulates half a year of one learner with a constant number of answers. Random numbers are assigned to each word by
 * its number, so that two schedules see the same words.
 */
export function simulate(model: Model, schedule: Schedule, seed: string): Outcome {
  const learner = 0.4 * normal(seededRandom(`${seed} learner`))
  const words: Word[] = []
  const byDay: Word[][] = []
  let waiting: Word[] = []
  const outcome: Outcome = { answers: 0, begun: 0, known: 0, later: 0, failed: 0, reviewed: 0 }

  const plan = (word: Word, today: number) => {
    const day = Math.max(word.plan.due(), today + 1)
    if (day < DAYS) byDay[day] = [...(byDay[day] ?? []), word]
  }
  const gradeOf = (isRight: boolean, chance: number, random: () => number): WordGrade => {
    if (!isRight) return 'again'
    return chance < SURE && random() < 0.5 ? 'hard' : 'good'
  }

  for (let day = 0; day < DAYS; day++) {
    waiting.push(...(byDay[day] ?? []))
    let left = ANSWERS_A_DAY
    const now = waiting.slice(0, left)
    waiting = waiting.slice(left)
    for (const word of now) {
      const days = day - word.last
      const chance = word.memory.recall(days)
      const isRight = word.random() < chance
      word.plan.review(gradeOf(isRight, chance, word.random), day)
      word.memory.answer(isRight, days)
      word.last = day
      outcome.reviewed += 1
      if (!isRight) outcome.failed += 1
      plan(word, day)
    }
    left -= now.length
    outcome.answers += now.length
    while (left > 0) {
      const last = words.at(-1)
      const word = last && last.last < 0 ? last : begin(words, model, schedule, seed, learner)
      if (word !== last) words.push(word)
      const tries = word.last === -1 ? FIRST_IN_LESSON : LATER_IN_LESSON
      const isRight = word.random() < tries
      word.memory.answer(isRight, 0)
      left -= 1
      outcome.answers += 1
      word.last = -2
      if (word.plan.learn(isRight ? 'good' : 'again', day)) {
        word.last = day
        plan(word, day)
      }
    }
  }
  const learned = words.filter(({ last }) => last >= 0)
  outcome.begun = learned.length
  const knownOn = (day: number) =>
    learned.reduce((sum, { memory, last }) => sum + memory.recall(day - last), 0)
  outcome.known = knownOn(DAYS)
  outcome.later = knownOn(DAYS + LATER_DAYS)
  return outcome
}

function begin(
  words: readonly Word[],
  model: Model,
  schedule: Schedule,
  seed: string,
  learner: number,
): Word {
  const key = `${seed} word ${words.length}`
  const random = seededRandom(key)
  const memory = model.remember(learner + 0.6 * normal(random))
  return { plan: schedule.begin(key, memory), memory, last: -1, random }
}
