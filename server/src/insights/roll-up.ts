import { addDays } from '@mowka/domain/time'
import { and, between, eq, type SQL, sql } from 'drizzle-orm'
import { exerciseAnswers } from '../course/public'
import type { Database } from '../database/database'
import { warsawDate } from '../database/warsaw-day'
import { hasPurchase, readSales } from '../order/public'
import {
  activeInPeriod,
  activePerDay,
  answerCounts,
  firstLessonAt,
  learnedOn,
  leftExercises,
  startedLessons,
} from '../progress/public'
import { accountsCreated, trialAt, trialsBegun } from '../user/public'
import {
  insightActive,
  insightAnswers,
  insightLessons,
  insightSales,
  insightSignups,
  insightStops,
  insightTrials,
  type Rollup,
} from './tables'
import { type Week, weekOf } from './weeks'

/** Days in which a step counts: from sign-up to lesson, trial and purchase, and from trial to purchase. */
const HORIZON_DAYS = 60
/** Days for finishing a lesson before it counts as left. */
const LESSON_DAYS = 7
/** Days for which refunds may still change: PayU accepts them and cancels some later. */
const REFUND_DAYS = 30
/** Days for which events of offline devices are waited for. */
const LATE_DAYS = 7

/** A rollup: how long after its end a week is counted again, and the statements that count one. */
type Definition = {
  days: number
  count: (tx: Database, week: Week, now: Date) => Promise<void>
}

const total = (where?: SQL) =>
  where ? sql<number>`count(*) filter (where ${where})::int` : sql<number>`count(*)::int`
const horizon = sql.raw(`interval '${HORIZON_DAYS} days'`)

/** Counts the accounts of a week of sign-ups. */
async function countSignups(tx: Database, { first, from, to }: Week): Promise<void> {
  const account = accountsCreated(tx, { from, to })
  const end = sql`${account.createdAt} + ${horizon}`
  const returned = (days: number) =>
    learnedOn(tx, account.id, sql`${warsawDate(account.createdAt)} + ${sql.raw(String(days))}`)
  const steps = tx
    .select({
      lang: sql<string>`coalesce(${account.learnLang}, 'NONE')`.as('step_lang'),
      hasLanguage: sql<boolean>`${account.learnLang} is not null`.as('has_language'),
      learned: sql<boolean>`coalesce(${firstLessonAt(tx, account.id)} < ${end}, false)`.as('learned'),
      tried: sql<boolean>`coalesce(${trialAt(tx, account.id)} < ${end}, false)`.as('tried'),
      bought: hasPurchase(tx, account.id, { from: account.createdAt, to: end }).as('bought'),
      day1: returned(1).as('day1'),
      day7: returned(7).as('day7'),
      day30: returned(30).as('day30'),
    })
    .from(account)
    .as('steps')
  const learned = sql`${steps.hasLanguage} and ${steps.learned}`
  const tried = sql`${learned} and ${steps.tried}`
  await tx.delete(insightSignups).where(eq(insightSignups.week, first))
  await tx.insert(insightSignups).select(
    tx
      .select({
        week: sql`${first}::date`.as('week'),
        lang: steps.lang,
        accounts: total().as('accounts'),
        withLanguage: total(sql`${steps.hasLanguage}`).as('with_language'),
        learned: total(learned).as('learned'),
        tried: total(tried).as('tried'),
        bought: total(sql`${tried} and ${steps.bought}`).as('bought'),
        boughtDirectly: total(sql`${steps.bought} and not (${tried})`).as('bought_directly'),
        day1: total(sql`${steps.day1}`).as('day_1'),
        day7: total(sql`${steps.day7}`).as('day_7'),
        day30: total(sql`${steps.day30}`).as('day_30'),
      })
      .from(steps)
      .groupBy(steps.lang),
  )
}

/** Counts the trials that began in a week. */
async function countTrials(tx: Database, { first, from, to }: Week): Promise<void> {
  const trial = trialsBegun(tx, { from, to })
  const bought = hasPurchase(tx, trial.userId, {
    from: sql`${trial.startsAt}`,
    to: sql`${trial.startsAt} + ${horizon}`,
  })
  await tx.delete(insightTrials).where(eq(insightTrials.week, first))
  await tx.insert(insightTrials).select(
    tx
      .select({
        week: sql`${first}::date`.as('week'),
        lang: trial.lang,
        trials: total().as('trials'),
        bought: total(bought).as('bought'),
      })
      .from(trial)
      .groupBy(trial.lang),
  )
}

/** Sums up the sales of a week by day. */
async function countSales(tx: Database, { first, last, ...period }: Week): Promise<void> {
  const sales = await readSales(tx, period)
  await tx.delete(insightSales).where(between(insightSales.day, first, last))
  if (sales.length > 0) await tx.insert(insightSales).values(sales)
}

/** Counts the lessons started in a week, and the exercises at which learners left them. */
async function countLessons(tx: Database, { first, ...period }: Week, now: Date): Promise<void> {
  const started = startedLessons(tx, period, LESSON_DAYS, now).as('started_lessons')
  const left = leftExercises(tx, period, LESSON_DAYS, now).as('left_exercises')
  const week = sql`${first}::date`.as('week')
  await tx.delete(insightLessons).where(eq(insightLessons.week, first))
  await tx.insert(insightLessons).select(
    tx
      .select({
        week,
        lessonId: started.lessonId,
        started: started.started,
        finished: started.finished,
      })
      .from(started),
  )
  await tx.delete(insightStops).where(eq(insightStops.week, first))
  await tx
    .insert(insightStops)
    .select(
      tx
        .select({ week, lessonId: left.lessonId, exerciseId: left.exerciseId, learners: left.learners })
        .from(left),
    )
}

/** Counts the answers of a week. Answers to exercises that no longer exist are skipped. */
async function countAnswers(tx: Database, { first, ...period }: Week): Promise<void> {
  const counts = answerCounts(tx, period).as('answer_counts')
  const exercise = exerciseAnswers(tx)
  await tx.delete(insightAnswers).where(eq(insightAnswers.week, first))
  await tx.insert(insightAnswers).select(
    tx
      .select({
        week: sql`${first}::date`.as('week'),
        exerciseId: counts.exerciseId,
        lang: exercise.lang,
        answers: counts.answers,
        refused: counts.refused,
      })
      .from(counts)
      .innerJoin(exercise, eq(exercise.id, counts.exerciseId)),
  )
}

/** Counts the active learners of a week and of its days. */
async function countActive(tx: Database, { first, last }: Week): Promise<void> {
  const days = activePerDay(tx, { first, last }).as('active_days')
  const week = activeInPeriod(tx, { first, last }).as('active_week')
  const span = (name: 'day' | 'week') => sql`${sql.raw(`'${name}'`)}`.as('span')
  await tx
    .delete(insightActive)
    .where(and(eq(insightActive.span, 'day'), between(insightActive.start, first, last)))
  await tx.delete(insightActive).where(and(eq(insightActive.span, 'week'), eq(insightActive.start, first)))
  await tx
    .insert(insightActive)
    .select(
      tx
        .select({ span: span('day'), start: days.start, lang: days.lang, learners: days.learners })
        .from(days),
    )
  await tx.insert(insightActive).select(
    tx
      .select({
        span: span('week'),
        start: sql`${first}::date`.as('start'),
        lang: week.lang,
        learners: week.learners,
      })
      .from(week),
  )
}

/** The rollups by name. */
export const definitions: Record<Rollup, Definition> = {
  signups: { days: HORIZON_DAYS + LATE_DAYS, count: countSignups },
  trials: { days: HORIZON_DAYS + LATE_DAYS, count: countTrials },
  sales: { days: REFUND_DAYS, count: countSales },
  lessons: { days: LESSON_DAYS + LATE_DAYS, count: countLessons },
  answers: { days: LATE_DAYS, count: countAnswers },
  active: { days: LATE_DAYS, count: countActive },
}

/** When a week of a rollup no longer changes. */
export const finalAt = (rollup: Rollup, monday: string): Date =>
  weekOf(addDays(monday, definitions[rollup].days)).to
