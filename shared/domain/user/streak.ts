import { addDays, daysBetween } from '../time'

/** Number of study days that earn a free day. */
export const DAYS_FOR_FREE_DAY = 5

/** A learner's streak. Days are Warsaw days as YYYY-MM-DD. */
export type Streak = {
  /** Number of study days; free days don't count. 0 without a streak. */
  length: number
  /** The missed days that free days bridged, oldest first. */
  freeDays: string[]
  /** Study days left until the next free day; 0 if the next missed day would be free. */
  untilFreeDay: number
}

const NO_STREAK: Streak = { length: 0, freeDays: [], untilFreeDay: DAYS_FOR_FREE_DAY }

/** Returns the Monday of a day's week. */
function weekOf(day: string): string {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}

/** A run of study days up to `last`. `studied` counts the study days since the last free day. */
type Run = { last: string; length: number; studied: number; freeDays: string[] }

const start = (day: string): Run => ({ last: day, length: 1, studied: 1, freeDays: [] })

/** Whether a free day bridges the missed day after a run. */
function isFree({ studied, freeDays }: Run, missed: string): boolean {
  const lastFree = freeDays.at(-1)
  return studied >= DAYS_FOR_FREE_DAY && (lastFree === undefined || weekOf(lastFree) !== weekOf(missed))
}

/** Extends a run by the next study day, or starts a new one. */
function extend(run: Run, day: string): Run {
  const { last, length, studied, freeDays } = run
  const gap = daysBetween(last, day)
  if (gap === 1) return { last: day, length: length + 1, studied: studied + 1, freeDays }
  const missed = addDays(last, 1)
  return gap === 2 && isFree(run, missed)
    ? { last: day, length: length + 1, studied: 1, freeDays: [...freeDays, missed] }
    : start(day)
}

/** Returns the runs of study days, oldest first; each one as it was on its last day. */
function runsOf(days: ReadonlySet<string>): Run[] {
  const runs: Run[] = []
  for (const day of [...days].sort()) {
    const last = runs.at(-1)
    const run = last ? extend(last, day) : start(day)
    if (last && run.length > 1) runs[runs.length - 1] = run
    else runs.push(run)
  }
  return runs
}

/**
 * Returns the current streak: study days up to today, or up to yesterday while today is open (L-STRK-01, C59).
 *
 * A streak survives a single missed day if it is free. Five study days in a row earn a free day, which the next
 * missed day uses by itself; it is earned again from zero afterwards, and a week from Monday to Sunday has at most one.
 * A free day keeps the streak and doesn't count as a day of it. Two missed days in a row always end a streak.
 */
export function currentStreak(days: ReadonlySet<string>, today: string): Streak {
  const run = runsOf(new Set([...days].filter((day) => day <= today))).at(-1)
  if (!run) return NO_STREAK
  const { last, length, studied, freeDays } = run
  const untilFreeDay = Math.max(0, DAYS_FOR_FREE_DAY - studied)
  const gap = daysBetween(last, today)
  if (gap <= 1) return { length, freeDays, untilFreeDay }
  const missed = addDays(last, 1)
  return gap === 2 && isFree(run, missed)
    ? { length, freeDays: [...freeDays, missed], untilFreeDay: DAYS_FOR_FREE_DAY }
    : NO_STREAK
}

/** Returns the length of the longest streak of all time. */
export const longestStreak = (days: ReadonlySet<string>): number =>
  Math.max(0, ...runsOf(days).map(({ length }) => length))
