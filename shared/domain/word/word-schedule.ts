import { type FSRS, fsrs, Rating } from 'ts-fsrs'
import { hashOf } from '../seeded-random'
import { addDays, daysBetween } from '../time'
import { endOfWarsawDay } from '../user/access'
import { LAST_STAGE, LESSON_STAGE } from './word'

/**
 * Learning state of a word, including its FSRS parameters. Days are Warsaw days, as YYYY-MM-DD. Without `dueDay` the
 * word is not in the global list yet.
 */
export type WordMemory = {
  stage: number
  dueDay: string | null
  /** Days until recall drops to 90%. Null before the first answer, like `difficulty`. */
  stability: number | null
  /** From 1 to 10. */
  difficulty: number | null
  /** Day of the last answer that changed the state. */
  lastDay: string | null
  reps: number
  lapses: number
}

/** State of a new word. */
export const newMemory: WordMemory = {
  stage: 0,
  dueDay: null,
  stability: null,
  difficulty: null,
  lastDay: null,
  reps: 0,
  lapses: 0,
}

/** Grade of an answer. `hard` is right, but after a hint or with a slip; a failure is never hard. */
export type WordGrade = 'again' | 'hard' | 'good'

/** An answer to a word. */
export type WordAnswer = {
  grade: WordGrade
  /** Warsaw day of the answer. */
  day: string
  /** Where the word was practised. */
  source: 'lesson' | 'repetition'
  /** Identifies learner and word, to spread due dates deterministically. */
  key: string
}

/** Kind of review: a new word, a due one, or an unscheduled one. */
export type ReviewKind = 'learning' | 'due' | 'loose'

/** Result of an answer. `moved` is `false` if it changed nothing. */
export type WordReview = { memory: WordMemory; kind: ReviewKind; moved: boolean }

/** Fixed intervals before the first global stages, in days (U11, S-WREP-15). */
const FIXED_DAYS: Readonly<Record<number, number>> = { 2: 1, 3: 6, 4: 15 }

/** Target retention when a word is due, the most efficient one according to `pnpm bench memory`. */
const RETENTION = 0.7
/** Maximum interval, in days. */
const MAX_INTERVAL_DAYS = 365
/** Due dates are spread by this share of the interval, in both directions. */
const SPREAD = 0.05
/** Shorter intervals are not spread, because one day would matter. In days. */
const MIN_SPREAD_DAYS = 7

/** Weights of FSRS 6, fitted to simulated learners by `pnpm bench memory --fit`. */
export const SHIPPED_WEIGHTS: readonly number[] = [
  0.1169, 0.7132, 1.2721, 4.5752, 6.8457, 0.0556, 1.4624, 0.2172, 1.0817, 0.2562, 0.7422, 1.5677, 0.0975,
  0.422, 1.6956, 0.3719, 1.8729, 0.8739, 0.7059, 0.0658, 0.6623,
]

const schedulerOf = (weights: readonly number[]): FSRS =>
  fsrs({
    w: [...weights],
    request_retention: RETENTION,
    maximum_interval: MAX_INTERVAL_DAYS,
    enable_fuzz: false,
    enable_short_term: true,
  })
const shippedScheduler = schedulerOf(SHIPPED_WEIGHTS)

const RATINGS: Readonly<Record<WordGrade, Rating>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
}

/** Returns the moment at which a Warsaw day begins, correct across clock changes. */
export const startOfWarsawDay = (day: string): Date =>
  new Date(endOfWarsawDay(addDays(day, -1)).getTime() + 1000)

/**
 * Returns the state of a word after an answer (U11, S-WREP-15, S-WREP-16). Below stage 2 the word is learned in its
 * lesson, up or down by one. In the global list, a success with a due word raises the stage by one; a failure lowers
 * it by one, never below 2, and makes it due the next day. An early success changes nothing; an early failure makes
 * the word due the next day. An answer older than the last one changes nothing. Intervals after the fixed ones follow
 * from the weights of FSRS.
 */
export function reviewWord(
  memory: WordMemory,
  answer: WordAnswer,
  weights: readonly number[] = SHIPPED_WEIGHTS,
): WordReview {
  const scheduler = weights === SHIPPED_WEIGHTS ? shippedScheduler : schedulerOf(weights)
  const { day, source } = answer
  const isLate = memory.lastDay !== null && day < memory.lastDay
  if (memory.stage < LESSON_STAGE) {
    if (source !== 'lesson' || isLate) return { memory, kind: 'loose', moved: false }
    return { memory: learned(scheduler, memory, answer), kind: 'learning', moved: true }
  }
  const isDue = memory.dueDay !== null && memory.dueDay <= day
  if (source === 'repetition' && isDue && !isLate) {
    return { memory: repeated(scheduler, memory, answer), kind: 'due', moved: true }
  }
  const nextDay = addDays(day, 1)
  if (answer.grade !== 'again' || isLate || memory.dueDay === null || memory.dueDay <= nextDay) {
    return { memory, kind: 'loose', moved: false }
  }
  return { memory: { ...memory, dueDay: nextDay }, kind: 'loose', moved: true }
}

/** Applies an answer to the FSRS parameters. */
function remembered(scheduler: FSRS, memory: WordMemory, { grade, day }: WordAnswer): WordMemory {
  const { stability, difficulty, lastDay } = memory
  const known = stability === null || difficulty === null ? null : { stability, difficulty }
  const state = scheduler.next_state(known, lastDay === null ? 0 : daysBetween(lastDay, day), RATINGS[grade])
  return { ...memory, ...state, lastDay: day, reps: memory.reps + 1 }
}

/**
 * Applies an answer in the lesson. The FSRS parameters start with the answer that moves the word to the global list:
 * a guess at a new word reveals nothing about memory.
 */
function learned(scheduler: FSRS, memory: WordMemory, answer: WordAnswer): WordMemory {
  const isSuccess = answer.grade !== 'again'
  const stage = isSuccess ? memory.stage + 1 : Math.max(0, memory.stage - 1)
  if (stage < LESSON_STAGE) return { ...memory, stage, lastDay: answer.day }
  const dueDay = addDays(answer.day, FIXED_DAYS[LESSON_STAGE] ?? 1)
  return { ...remembered(scheduler, { ...memory, lastDay: null }, answer), stage, dueDay }
}

function repeated(scheduler: FSRS, before: WordMemory, answer: WordAnswer): WordMemory {
  const memory = remembered(scheduler, before, answer)
  if (answer.grade === 'again') {
    const stage = Math.max(LESSON_STAGE, before.stage - 1)
    return { ...memory, stage, dueDay: addDays(answer.day, 1), lapses: before.lapses + 1 }
  }
  const stage = Math.min(LAST_STAGE, before.stage + 1)
  return { ...memory, stage, dueDay: addDays(answer.day, daysInto(scheduler, stage, memory, answer.key)) }
}

/** Returns the interval before the review that follows the move to a stage, in days. */
function daysInto(scheduler: FSRS, stage: number, { stability, reps }: WordMemory, key: string): number {
  const fixed = FIXED_DAYS[stage]
  if (fixed !== undefined) return fixed
  const days = scheduler.next_interval(stability ?? 1, 0)
  if (days < MIN_SPREAD_DAYS) return days
  const most = Math.max(1, Math.round(days * SPREAD))
  const off = (hashOf(`${key} ${reps}`) % (2 * most + 1)) - most
  return Math.min(MAX_INTERVAL_DAYS, days + off)
}
