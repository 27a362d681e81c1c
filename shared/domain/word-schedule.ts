import { fsrs, Rating } from 'ts-fsrs'
import { endOfWarsawDay } from './access-period'
import { hashOf } from './seeded-random'
import { addDays, daysBetween } from './warsaw-time'
import { LAST_STAGE, LESSON_STAGE } from './word-stage'

/**
 * How far a learner is with a word, and what FSRS knows of their memory of it. Days are Warsaw's, as YYYY-MM-DD. Without
 * `dueDay` the word is not in the global list yet.
 */
export type WordMemory = {
  stage: number
  dueDay: string | null
  /** In days: after so many, nine in ten are remembered. Null before the first answer, as is `difficulty`. */
  stability: number | null
  /** From 1 to 10. */
  difficulty: number | null
  /** The day of the last answer that moved the word. */
  lastDay: string | null
  reps: number
  lapses: number
}

/** A word that was never asked for. */
export const newMemory: WordMemory = {
  stage: 0,
  dueDay: null,
  stability: null,
  difficulty: null,
  lastDay: null,
  reps: 0,
  lapses: 0,
}

/** How well a word was known. `hard` is right, but after a hint or with a slip; a failure is never hard. */
export type WordGrade = 'again' | 'hard' | 'good'

/** An answer to a word. */
export type WordAnswer = {
  grade: WordGrade
  /** The Warsaw day of the answer. */
  day: string
  /** Where it was asked for. */
  source: 'lesson' | 'repetition'
  /** Tells words and learners apart: spreads the load of days, the same way each time. */
  key: string
}

/** How a word was asked for: as a new one, when it was due, or without need. */
export type ReviewKind = 'learning' | 'due' | 'loose'

/** What an answer did to a word. `moved` is false where it changed nothing. */
export type WordReview = { memory: WordMemory; kind: ReviewKind; moved: boolean }

/** The days until the next review, into these stages exactly (U11, S-WREP-15). */
const FIXED_DAYS: Readonly<Record<number, number>> = { 2: 1, 3: 6, 4: 15 }

/** The share of words that is to be known when they come back: what `pnpm bench memory` found to be worth most. */
const RETENTION = 0.85
/** The longest time until a review, in days. */
const LONGEST_DAYS = 365
/** Dates are spread over so much of an interval, to both sides. */
const SPREAD = 0.05
/** Shorter intervals are not spread: a day would matter. In days. */
const SHORTEST_SPREAD = 7

const scheduler = fsrs({
  request_retention: RETENTION,
  maximum_interval: LONGEST_DAYS,
  enable_fuzz: false,
  enable_short_term: true,
})

const RATINGS: Readonly<Record<WordGrade, Rating>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
}

/** The moment at which a Warsaw day begins, also where the clock changes. */
export const startOfWarsawDay = (day: string): Date =>
  new Date(endOfWarsawDay(addDays(day, -1)).getTime() + 1000)

/**
 * What an answer makes of a word (U11, S-WREP-15, S-WREP-16). Below stage 2 it is learned in its lesson, up or down by
 * one. In the global list, when it is due, a success takes it one stage up and a failure one down, though never below 2,
 * and to the next day. An answer that nobody had to give moves nothing forward; a failure brings the word back the next
 * day. An answer that arrives after a later one changes nothing.
 */
export function reviewWord(memory: WordMemory, answer: WordAnswer): WordReview {
  const { day, source } = answer
  const isLate = memory.lastDay !== null && day < memory.lastDay
  if (memory.stage < LESSON_STAGE) {
    if (source !== 'lesson' || isLate) return { memory, kind: 'loose', moved: false }
    return { memory: learned(memory, answer), kind: 'learning', moved: true }
  }
  const isDue = memory.dueDay !== null && memory.dueDay <= day
  if (source === 'repetition' && isDue && !isLate) {
    return { memory: repeated(memory, answer), kind: 'due', moved: true }
  }
  const nextDay = addDays(day, 1)
  if (answer.grade !== 'again' || isLate || memory.dueDay === null || memory.dueDay <= nextDay) {
    return { memory, kind: 'loose', moved: false }
  }
  return { memory: { ...memory, dueDay: nextDay }, kind: 'loose', moved: true }
}

/** What FSRS makes of an answer. */
function remembered(memory: WordMemory, { grade, day }: WordAnswer): WordMemory {
  const { stability, difficulty, lastDay } = memory
  const known = stability === null || difficulty === null ? null : { stability, difficulty }
  const state = scheduler.next_state(known, lastDay === null ? 0 : daysBetween(lastDay, day), RATINGS[grade])
  return { ...memory, ...state, lastDay: day, reps: memory.reps + 1 }
}

/**
 * A word in its lesson. The memory of it begins with the answer that brings it to the global list: a guess at a word that
 * was never seen says nothing about it.
 */
function learned(memory: WordMemory, answer: WordAnswer): WordMemory {
  const isSuccess = answer.grade !== 'again'
  const stage = isSuccess ? memory.stage + 1 : Math.max(0, memory.stage - 1)
  if (stage < LESSON_STAGE) return { ...memory, stage, lastDay: answer.day }
  const dueDay = addDays(answer.day, FIXED_DAYS[LESSON_STAGE] ?? 1)
  return { ...remembered({ ...memory, lastDay: null }, answer), stage, dueDay }
}

function repeated(before: WordMemory, answer: WordAnswer): WordMemory {
  const memory = remembered(before, answer)
  if (answer.grade === 'again') {
    const stage = Math.max(LESSON_STAGE, before.stage - 1)
    return { ...memory, stage, dueDay: addDays(answer.day, 1), lapses: before.lapses + 1 }
  }
  const stage = Math.min(LAST_STAGE, before.stage + 1)
  return { ...memory, stage, dueDay: addDays(answer.day, daysInto(stage, memory, answer.key)) }
}

/** The days until the review after the one that led into a stage. */
function daysInto(stage: number, { stability, reps }: WordMemory, key: string): number {
  const fixed = FIXED_DAYS[stage]
  if (fixed !== undefined) return fixed
  const days = scheduler.next_interval(stability ?? 1, 0)
  if (days < SHORTEST_SPREAD) return days
  const most = Math.max(1, Math.round(days * SPREAD))
  const off = (hashOf(`${key} ${reps}`) % (2 * most + 1)) - most
  return Math.min(LONGEST_DAYS, days + off)
}
