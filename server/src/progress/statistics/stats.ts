import type { DayActivity, LifetimeStats, Stats } from '@mowka/contract/schemas/statistics'
import { addDays, warsawDay } from '@mowka/domain/time'
import { currentStreak, longestStreak } from '@mowka/domain/user/streak'
import {
  and,
  asc,
  eq,
  gte,
  inArray,
  isNotNull,
  max,
  type Placeholder,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { lessonsOf } from '../../course/public'
import type { Database } from '../../database/database'
import type { AuthenticatedRequest, Found, Person } from '../../http/caller'
import { callerRead } from '../../user/public'
import { dailyPoints, lessonProgress } from '../tables'

/** A learner's day in a language. */
type Day = { day: string; seconds: number; points: number; successes: number; ofStreak: boolean }

/** The basis of a learner's statistics. */
type OwnDays = { days: Day[]; finishedLessons: number }

/** The person's days in order, as JSON. */
const daysOf = (db: Database, userId: SQLWrapper, which?: SQL) =>
  sql<Day[]>`coalesce(${db
    .select({
      all: sql`json_agg(json_build_object('day', ${dailyPoints.day}, 'seconds', ${dailyPoints.seconds}, 'points', ${dailyPoints.points}, 'successes', ${dailyPoints.successes}, 'ofStreak', ${dailyPoints.ofStreak}) order by ${dailyPoints.day})`,
    })
    .from(dailyPoints)
    .where(and(eq(dailyPoints.userId, userId), which))}, '[]'::json)`

const ownDays = callerRead('own days', (db, caller) => {
  const targetLang = sql.placeholder('targetLang')
  return db
    .with(caller)
    .select({
      caller: caller.facts,
      days: daysOf(db, caller.userId, eq(dailyPoints.targetLang, targetLang)),
      finishedLessons: sql<number>`(${finishedIn(db, caller.userId, targetLang)})::int`,
    })
    .from(caller)
})

const daysOfAllLanguages = callerRead('days of all languages', (db, caller) =>
  db
    .with(caller)
    .select({
      caller: caller.facts,
      days: daysOf(db, caller.userId),
      finishedLessons: sql<number>`${db
        .select({ count: sql`count(*)::int` })
        .from(lessonProgress)
        .where(and(eq(lessonProgress.userId, caller.userId), isNotNull(lessonProgress.finishedAt)))}`,
    })
    .from(caller),
)

const ownDaysSince = callerRead('own days since', (db, caller) =>
  db
    .with(caller)
    .select({
      caller: caller.facts,
      days: daysOf(
        db,
        caller.userId,
        and(
          eq(dailyPoints.targetLang, sql.placeholder('targetLang')),
          gte(dailyPoints.day, sql.placeholder('since')),
        ),
      ),
    })
    .from(caller),
)

function finishedIn(db: Database, userId: SQLWrapper, targetLang: Placeholder) {
  const lessons = lessonsOf(db, { targetLang })
  return db
    .select({ count: sql`count(*)` })
    .from(lessonProgress)
    .innerJoin(lessons, eq(lessons.lessonId, lessonProgress.lessonId))
    .where(and(eq(lessonProgress.userId, userId), isNotNull(lessonProgress.finishedAt)))
}

/** The caller's days in all languages, and their total of finished lessons. */
export async function findAllDays(authRequest: AuthenticatedRequest): Promise<Found<OwnDays>> {
  const { caller, rows } = await daysOfAllLanguages(authRequest)
  const [row] = rows
  return {
    caller,
    allow: () => ({ days: row?.days ?? [], finishedLessons: row?.finishedLessons ?? 0 }),
  }
}

/** An account's days in all languages, and its total of finished lessons. */
export async function readAllDays(db: Database, userId: string): Promise<OwnDays> {
  const days = await db
    .select({
      day: dailyPoints.day,
      seconds: dailyPoints.seconds,
      points: dailyPoints.points,
      successes: dailyPoints.successes,
      ofStreak: dailyPoints.ofStreak,
    })
    .from(dailyPoints)
    .where(eq(dailyPoints.userId, userId))
    .orderBy(asc(dailyPoints.day))
  const finishedLessons = await db.$count(
    lessonProgress,
    and(eq(lessonProgress.userId, userId), isNotNull(lessonProgress.finishedAt)),
  )
  return { days, finishedLessons }
}

/** Returns the last day with learning of several accounts. */
export async function readLastDays(db: Database, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .select({ userId: dailyPoints.userId, last: max(dailyPoints.day) })
    .from(dailyPoints)
    .where(inArray(dailyPoints.userId, [...userIds]))
    .groupBy(dailyPoints.userId)
  return new Map(rows.flatMap(({ userId, last }) => (last === null ? [] : [[userId, last]])))
}

/** The caller's days with activity in the call's language, for the last days up to today, oldest first. */
export async function findLastDays({
  query,
  ...authRequest
}: AuthenticatedRequest & { query: { days: number } }): Promise<Found<Day[]>> {
  const since = addDays(warsawDay(authRequest.now), 1 - query.days)
  const { caller, rows } = await ownDaysSince(authRequest, { targetLang: authRequest.pair.targetLang, since })
  return { caller, allow: () => rows[0]?.days ?? [] }
}

/** The caller's days in the call's language, and the number of its finished lessons. */
export async function findOwnDays(authRequest: AuthenticatedRequest): Promise<Found<OwnDays>> {
  const { caller, rows } = await ownDays(authRequest, { targetLang: authRequest.pair.targetLang })
  const [row] = rows
  return {
    caller,
    allow: () => ({ days: row?.days ?? [], finishedLessons: row?.finishedLessons ?? 0 }),
  }
}

/** The longest streak that is shown (L-STRK-09). */
const MAX_STREAK = 10_000

/** Number of last days in which used free days are reported, as many as a week shows. */
const SHOWN_FREE_DAYS = 7

const sumOf = (rows: readonly Day[], of: 'seconds' | 'points' | 'successes') =>
  rows.reduce((sum, row) => sum + row[of], 0)

/** A moment, and the learner whose statistics are shown. */
type StatsCall = { now: Date; person: Pick<Person, 'createdAt'> }

/** A learner's statistics in a language (S-USER-16, C59). A day may have one row per language. */
export function showStats({ days: rows, finishedLessons }: OwnDays, { now, person }: StatsCall): Stats {
  const today = warsawDay(now)
  const ofToday = rows.filter((row) => row.day === today)
  const days = new Set(rows.filter((row) => row.ofStreak).map((row) => row.day))
  const streak = currentStreak(days, today)
  return {
    currentStreak: Math.min(MAX_STREAK, streak.length),
    freeDays: streak.freeDays.filter((day) => day > addDays(today, -SHOWN_FREE_DAYS)),
    untilFreeDay: streak.untilFreeDay,
    firstDay: warsawDay(person.createdAt),
    todayActivity: { completed: days.has(today), secondsPassed: sumOf(ofToday, 'seconds') },
    correctAnswers: sumOf(rows, 'successes'),
    daysStreak: longestStreak(days),
    lessonsFinished: finishedLessons,
  }
}

/** A learner's statistics over all languages (S-USER-14, U01). */
export const showLifetimeStats = (own: OwnDays, call: StatsCall): LifetimeStats => ({
  ...showStats(own, call),
  points: sumOf(own.days, 'points'),
  secondsPassed: sumOf(own.days, 'seconds'),
  daysLearned: new Set(own.days.map(({ day }) => day)).size,
})

/** The days of an activity chart. */
export const showActivity = (days: readonly Day[]): DayActivity[] =>
  days.map(({ day, seconds, points, successes }) => ({ day, seconds, points, correctAnswers: successes }))

const finishedExercises = sql<number>`coalesce(sum(${dailyPoints.successes}), 0)::int`

/** The number of finished exercises in total, and per day from the first of the given Warsaw days. */
export async function readLearningFigures(db: Database, { days: [first = ''] }: { days: readonly string[] }) {
  const [[all], days] = await Promise.all([
    db.select({ finished: finishedExercises }).from(dailyPoints),
    db
      .select({ day: dailyPoints.day, finished: finishedExercises })
      .from(dailyPoints)
      .where(gte(dailyPoints.day, first))
      .groupBy(dailyPoints.day),
  ])
  return {
    allFinishedExercises: all?.finished ?? 0,
    recentlyFinishedExercises: days.reduce((total, { finished }) => total + finished, 0),
    finishedByDay: new Map(days.map(({ day, finished }) => [day, finished])),
  }
}
