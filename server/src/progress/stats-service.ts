import type { AnswerOf } from '@mowka/contract/calls'
import type { DayActivity, LifetimeStats, Stats } from '@mowka/contract/schemas/stats'
import { addDays, warsawDay } from '@mowka/domain/warsaw-time'
import type { CallScope } from '../http/policy'
import { showRanking } from './ranking'
import { readGlobalStanding, readPeriodStanding } from './ranking-store'
import type { Day, OwnDays } from './stats-store'
import { currentStreak, longestStreak } from './streak-store'

/** The longest streak that is shown (L-STRK-09). */
const MAX_STREAK = 10_000

const sumOf = (rows: readonly Day[], of: 'seconds' | 'points' | 'successes') =>
  rows.reduce((sum, row) => sum + row[of], 0)

/** A learner's statistics in a language (S-USER-16, C59). A day may have one row per language. */
export function showStats({ days: rows, finishedLessons }: OwnDays, now: Date): Stats {
  const today = warsawDay(now)
  const ofToday = rows.filter((row) => row.day === today)
  const days = new Set(rows.filter((row) => row.ofStreak).map((row) => row.day))
  return {
    currentStreak: Math.min(MAX_STREAK, currentStreak(days, today)),
    todayActivity: { completed: days.has(today), secondsPassed: sumOf(ofToday, 'seconds') },
    correctAnswers: sumOf(rows, 'successes'),
    daysStreak: longestStreak(days),
    lessonsFinished: finishedLessons,
  }
}

/** A learner's statistics over all languages (S-USER-14, U01). */
export const showLifetimeStats = (own: OwnDays, now: Date): LifetimeStats => ({
  ...showStats(own, now),
  points: sumOf(own.days, 'points'),
  secondsPassed: sumOf(own.days, 'seconds'),
  daysLearned: new Set(own.days.map(({ day }) => day)).size,
})

/** The days of an activity chart. */
export const showActivity = (days: readonly Day[]): DayActivity[] =>
  days.map(({ day, seconds, points, successes }) => ({ day, seconds, points, correctAnswers: successes }))

/** The rankings of all time and of the last days up to today, as shown to the caller (S-USER-15, C59). */
export async function readRanking(
  { db, person: { userId }, pair: { targetLang }, now }: CallScope,
  period: number,
): Promise<AnswerOf<'getRanking'>> {
  const asker = { userId, targetLang }
  const to = warsawDay(now)
  const [{ isHidden, standing }, ofPeriod] = await Promise.all([
    readGlobalStanding(db, asker),
    readPeriodStanding(db, asker, { from: addDays(to, 1 - period), to }),
  ])
  return {
    hiddenFromRanking: isHidden,
    global: showRanking(standing, { isHidden }),
    period: showRanking(ofPeriod, { isHidden }),
  }
}
