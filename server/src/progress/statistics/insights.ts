import {
  and,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  min,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { Database } from '../../database/database'
import { dailyPoints, lessonProgress, progressEvents } from '../tables'

/** A period by its moments; `to` is excluded. */
type Period = { from: Date; to: Date }

/** When an account started its first lesson; null if it started none. */
export const firstLessonAt = (db: Database, userId: SQLWrapper): SQL<Date | null> =>
  sql<Date | null>`${db
    .select({ at: sql`min(${lessonProgress.startedAt})` })
    .from(lessonProgress)
    .where(eq(lessonProgress.userId, userId))}`

/** Whether an account learned on a day. */
export const learnedOn = (db: Database, userId: SQLWrapper, day: SQLWrapper): SQL<boolean> =>
  sql<boolean>`exists ${db
    .select({ one: sql`1` })
    .from(dailyPoints)
    .where(and(eq(dailyPoints.userId, userId), eq(dailyPoints.day, day)))}`

const learners = sql<number>`count(distinct ${dailyPoints.userId})::int`

/** The number of learners per day of a period and language, and per day in all languages (`ALL`). */
export const activePerDay = (db: Database, { first, last }: { first: string; last: string }) =>
  db
    .select({
      start: dailyPoints.day,
      lang: sql<string>`coalesce(${dailyPoints.targetLang}, 'ALL')`.as('active_lang'),
      learners: learners.as('learners'),
    })
    .from(dailyPoints)
    .where(and(gte(dailyPoints.day, first), lte(dailyPoints.day, last)))
    .groupBy(sql`grouping sets ((${dailyPoints.day}, ${dailyPoints.targetLang}), (${dailyPoints.day}))`)

/** The number of learners in a period per language, and in all languages (`ALL`). */
export const activeInPeriod = (db: Database, { first, last }: { first: string; last: string }) =>
  db
    .select({
      lang: sql<string>`coalesce(${dailyPoints.targetLang}, 'ALL')`.as('active_lang'),
      learners: learners.as('learners'),
    })
    .from(dailyPoints)
    .where(and(gte(dailyPoints.day, first), lte(dailyPoints.day, last)))
    .groupBy(sql`grouping sets ((${dailyPoints.targetLang}), ())`)
    .having(sql`count(*) > 0`)

/**
 * The lessons that learners started in a period and had `days` days to finish, with the number of learners who started
 * and who finished in time.
 */
export const startedLessons = (db: Database, { from, to }: Period, days: number, now: Date) =>
  db
    .select({
      lessonId: lessonProgress.lessonId,
      started: sql<number>`count(*)::int`.as('started'),
      finished: sql<number>`count(*) filter (where ${isInTime(days)})::int`.as('finished'),
    })
    .from(lessonProgress)
    .where(and(isStartedIn({ from, to }), hasEnded(days, now)))
    .groupBy(lessonProgress.lessonId)

/** The exercises at which learners left these lessons for good: shown last, and the lesson still isn't finished. */
export const leftExercises = (db: Database, { from, to }: Period, days: number, now: Date) =>
  db
    .select({
      lessonId: lessonProgress.lessonId,
      exerciseId: lessonProgress.currentItem,
      learners: sql<number>`count(*)::int`.as('learners'),
    })
    .from(lessonProgress)
    .where(
      and(
        isStartedIn({ from, to }),
        hasEnded(days, now),
        isNull(lessonProgress.finishedAt),
        isNotNull(lessonProgress.currentItem),
      ),
    )
    .groupBy(lessonProgress.lessonId, lessonProgress.currentItem)

const isStartedIn = ({ from, to }: Period) =>
  and(gte(lessonProgress.startedAt, from), lt(lessonProgress.startedAt, to))
/** The end of the time for finishing a lesson. */
const deadline = (days: number) => sql`${lessonProgress.startedAt} + ${`${days} days`}::interval`
const isInTime = (days: number) => sql`${lessonProgress.finishedAt} < ${deadline(days)}`
const hasEnded = (days: number, now: Date) => sql`${deadline(days)} <= ${now.toISOString()}`

/**
 * The number of answers to exercises of lessons in a period, and of refused ones. Every answer is an attempt, and each
 * right one is followed by an unforced success or was confirmed by the server.
 */
export function answerCounts(db: Database, { from, to }: Period) {
  const { payload, name, confirmed } = progressEvents
  const exerciseId = sql<string>`${payload} ->> 'exerciseId'`
  const isForced = sql`coalesce(${payload} -> 'successForced' = 'true', false)`
  const attempts = sql`count(*) filter (where ${name} = 'EXAMPLE_ATTEMPT')`
  const right = sql`count(*) filter (where ${name} = 'EXAMPLE_SUCCESS' and not ${isForced}
    or ${name} = 'EXAMPLE_ATTEMPT' and ${confirmed})`
  const perLearner = db
    .select({
      exerciseId: exerciseId.as('exercise_id'),
      answers: sql<number>`${attempts}`.as('answers'),
      refused: sql<number>`greatest(0, ${attempts} - ${right})`.as('refused'),
    })
    .from(progressEvents)
    .where(
      and(
        // An event never arrives before it was created, so the index on arrivals finds the period's events.
        gte(progressEvents.receivedAt, from),
        gte(progressEvents.createdAt, from),
        lt(progressEvents.createdAt, to),
        inArray(name, ['EXAMPLE_ATTEMPT', 'EXAMPLE_SUCCESS']),
        sql`${payload} ? 'exerciseId'`,
      ),
    )
    .groupBy(progressEvents.userId, exerciseId)
    .having(sql`${attempts} > 0`)
    .as('per_learner')
  return db
    .select({
      exerciseId: perLearner.exerciseId,
      answers: sql<number>`sum(${perLearner.answers})::int`.as('all_answers'),
      refused: sql<number>`sum(${perLearner.refused})::int`.as('all_refused'),
    })
    .from(perLearner)
    .groupBy(perLearner.exerciseId)
}

/** When learning began: the first lesson, the first event, and the first day with an answer. */
export async function readFirstLearning(db: Database) {
  const [[lesson], [event], [active]] = await Promise.all([
    db.select({ at: min(lessonProgress.startedAt) }).from(lessonProgress),
    db.select({ at: min(progressEvents.createdAt) }).from(progressEvents),
    db.select({ day: min(dailyPoints.day) }).from(dailyPoints),
  ])
  return { lessonAt: lesson?.at ?? null, eventAt: event?.at ?? null, day: active?.day ?? null }
}
