import { addDays } from '@mowka/domain/time'
import { newMemory, reviewWord, type WordGrade } from '@mowka/domain/word/word-schedule'
import type { Memory } from './models'

/** Schedules the reviews of a word. Days count from 0. */
export type Plan = {
  /** Records an answer in the lesson; returns whether the word is learned there. */
  learn: (grade: WordGrade, day: number) => boolean
  /** Returns the day of the next review. */
  due: () => number
  review: (grade: WordGrade, day: number) => void
}

/** `begin` gets the key of a learner's word. Only the all-knowing schedule looks at the memory. */
export type Schedule = { name: string; begin: (key: string, memory: Memory) => Plan }

const FIRST_DAY = '2026-01-01'
const DAY = 24 * 60 * 60 * 1000
const dates = Array.from({ length: 600 }, (_, day) => addDays(FIRST_DAY, day))
const dateOf = (day: number): string => dates[day] ?? addDays(FIRST_DAY, day)
const numberOf = (date: string): number => Math.round((Date.parse(date) - Date.parse(FIRST_DAY)) / DAY)

/** The product's own schedule. */
export const ours: Schedule = {
  name: 'Mówka',
  begin(key) {
    let memory = newMemory
    const answer = (source: 'lesson' | 'repetition') => (grade: WordGrade, day: number) => {
      memory = reviewWord(memory, { grade, day: dateOf(day), source, key }).memory
      return memory.dueDay !== null
    }
    return {
      learn: answer('lesson'),
      due: () => numberOf(memory.dueDay ?? ''),
      review: answer('repetition'),
    }
  },
}

/** The lesson of the other schedules: two right answers, as in ours. */
function lesson(): Plan['learn'] {
  let right = 0
  return (grade) => {
    right = grade === 'again' ? Math.max(0, right - 1) : right + 1
    return right === 2
  }
}

/** SM-2 as published: 1 day, 6 days, then by the ease of the word; a failure starts over. */
const sm2: Schedule = {
  name: 'SM-2',
  begin() {
    let [ease, times, interval, due] = [2.5, 0, 0, 0]
    const quality: Record<WordGrade, number> = { again: 2, hard: 3, good: 4 }
    const learn = lesson()
    const review = (grade: WordGrade, day: number) => {
      const q = quality[grade]
      ease = Math.max(1.3, ease + 0.1 - (5 - q) * (0.08 + (5 - q) * 0.02))
      times = q < 3 ? 0 : times + 1
      interval = times === 0 ? 1 : times === 1 ? 6 : Math.round(interval * ease)
      due = day + interval
    }
    return {
      learn(grade, day) {
        const isLearned = learn(grade, day)
        // The lesson counts as the first repetition.
        if (isLearned) [interval, due] = [1, day + 1]
        return isLearned
      },
      due: () => due,
      review,
    }
  },
}

/** Intervals of Babbel's six stages, in days. */
const BABBEL_DAYS = [1, 4, 7, 14, 60, 180]

/**
 * Babbel's schedule: up with each right answer; after a mistake the same stage the next day, after another one stage
 * down.
 */
const babbel: Schedule = {
  name: 'Babbel’s six stages',
  begin() {
    let [stage, due, mistakes] = [0, 0, 0]
    const learn = lesson()
    return {
      learn(grade, day) {
        const isLearned = learn(grade, day)
        if (isLearned) due = day + 1
        return isLearned
      },
      due: () => due,
      review(grade, day) {
        if (grade === 'again') {
          mistakes += 1
          if (mistakes > 1) stage = Math.max(0, stage - 1)
          due = day + 1
          return
        }
        mistakes = 0
        stage = Math.min(BABBEL_DAYS.length - 1, stage + 1)
        due = day + (BABBEL_DAYS[stage] ?? 1)
      },
    }
  },
}

/** Longest interval of the all-knowing schedule, in days. */
const MAX_KNOWING_DAYS = 365

/** Knows each memory, and repeats a word when its recall falls to a threshold. */
export const allKnowing = (threshold: number): Schedule => ({
  name: `All-knowing, ${Math.round(threshold * 100)} %`,
  begin(_, memory) {
    const learn = lesson()
    let last = 0
    return {
      learn(grade, day) {
        last = day
        return learn(grade, day)
      },
      due() {
        let days = 1
        while (days < MAX_KNOWING_DAYS && memory.recall(days) > threshold) days += 1
        return last + days
      },
      review(_grade, day) {
        last = day
      },
    }
  },
})

/** The schedules that the product's is compared with. */
export const others: readonly Schedule[] = [sm2, babbel]
/** Thresholds of the all-knowing schedule. The best one of each model bounds what a schedule can reach. */
export const THRESHOLDS: readonly number[] = [0.6, 0.7, 0.75, 0.8, 0.85, 0.9]
