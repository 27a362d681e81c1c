import type { LangCode } from '@mowka/contract/schemas/common'
import { and, asc, desc, eq, gte, max, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { exerciseAnswers, lessonNames } from '../course/public'
import type { Database } from '../database/database'
import {
  insightActive,
  insightAnswers,
  insightLessons,
  insightSales,
  insightSignups,
  insightStops,
  insightTrials,
  insightWeeks,
  type Rollup,
} from './tables'

/** The rows of a report: from a Monday on, in one language or all. */
export type Selection = { from: string; lang: LangCode | undefined }

/** Number of lessons or exercises in a report. */
const MOST = 50

/** Minimum number of started lessons or answers in a share: less would make it random. */
const MIN_COUNT = 5

/** Returns when each week was last counted, by rollup. */
export async function readCountedWeeks(db: Database): Promise<Map<Rollup, Map<string, Date>>> {
  const rollups = new Map<Rollup, Map<string, Date>>()
  for (const { rollup, week, countedAt } of await db.select().from(insightWeeks)) {
    const weeks = rollups.get(rollup) ?? new Map<string, Date>()
    rollups.set(rollup, weeks.set(week, countedAt))
  }
  return rollups
}

/** Records that a week was counted. */
export async function writeCounted(tx: Database, row: typeof insightWeeks.$inferInsert): Promise<void> {
  await tx
    .insert(insightWeeks)
    .values(row)
    .onConflictDoUpdate({
      target: [insightWeeks.rollup, insightWeeks.week],
      set: { countedAt: row.countedAt },
    })
}

/** Returns when a rollup was last counted; `null` if it never was. */
export async function readCountedAt(db: Database, rollup: Rollup): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(insightWeeks.countedAt) })
    .from(insightWeeks)
    .where(eq(insightWeeks.rollup, rollup))
  return row?.at ?? null
}

/** A condition for a language column; the type allows its markers for none and all. */
const isIn = (column: PgColumn, lang: LangCode | undefined): SQL | undefined =>
  lang === undefined ? undefined : eq(column, lang)

const sum = (column: PgColumn) => sql<number>`sum(${column})`.mapWith(Number)

/** Returns the sign-ups of each week with accounts. */
export const readSignups = (db: Database, { from, lang }: Selection) =>
  db
    .select({
      week: insightSignups.week,
      accounts: sum(insightSignups.accounts),
      withLanguage: sum(insightSignups.withLanguage),
      learned: sum(insightSignups.learned),
      tried: sum(insightSignups.tried),
      bought: sum(insightSignups.bought),
      boughtDirectly: sum(insightSignups.boughtDirectly),
      day1: sum(insightSignups.day1),
      day7: sum(insightSignups.day7),
      day30: sum(insightSignups.day30),
    })
    .from(insightSignups)
    .where(and(gte(insightSignups.week, from), isIn(insightSignups.lang, lang)))
    .groupBy(insightSignups.week)

/** Returns the trials of each week with trials. */
export const readTrials = (db: Database, { from, lang }: Selection) =>
  db
    .select({
      week: insightTrials.week,
      trials: sum(insightTrials.trials),
      bought: sum(insightTrials.bought),
    })
    .from(insightTrials)
    .where(and(gte(insightTrials.week, from), isIn(insightTrials.lang, lang)))
    .groupBy(insightTrials.week)

/** Returns sold and refunded amounts by month, plan, language and coupon. */
export function readSalesParts(db: Database, { from, lang }: Selection) {
  const month = sql<string>`to_char(${insightSales.day}, 'YYYY-MM')`
  const { plan, lang: ofLang, coupon } = insightSales
  return db
    .select({
      month: month.as('month'),
      plan,
      lang: ofLang,
      coupon,
      items: sum(insightSales.items),
      sold: sum(insightSales.sold),
      refunded: sum(insightSales.refunded),
    })
    .from(insightSales)
    .where(and(gte(insightSales.day, from), isIn(ofLang, lang)))
    .groupBy(month, plan, ofLang, coupon)
}

/** Returns the lessons with the largest shares of learners who left them. */
export async function readLeftLessons(db: Database, { from, lang }: Selection) {
  const lesson = lessonNames(db)
  const started = sum(insightLessons.started)
  const left = sql<number>`sum(${insightLessons.started} - ${insightLessons.finished})`.mapWith(Number)
  return db
    .select({ _id: lesson.id, name: lesson.name, lang: lesson.lang, started, left })
    .from(insightLessons)
    .innerJoin(lesson, eq(lesson.id, insightLessons.lessonId))
    .where(and(gte(insightLessons.week, from), lang && eq(lesson.lang, lang)))
    .groupBy(lesson.id, lesson.name, lesson.lang)
    .having(sql`${left} > 0 and ${started} >= ${MIN_COUNT}`)
    .orderBy(desc(sql`${left}::float / ${started}`), desc(started), asc(lesson.id))
    .limit(MOST)
}

/** Returns the exercises at which the largest shares of a lesson's learners left it. */
export async function readLeftExercises(db: Database, { from, lang }: Selection) {
  const lesson = lessonNames(db)
  const exercise = exerciseAnswers(db)
  const starts = db
    .select({ lessonId: insightLessons.lessonId, started: sum(insightLessons.started).as('started') })
    .from(insightLessons)
    .where(gte(insightLessons.week, from))
    .groupBy(insightLessons.lessonId)
    .as('starts')
  const left = sum(insightStops.learners)
  return db
    .select({
      _id: exercise.id,
      answer: exercise.answer,
      lang: exercise.lang,
      lesson: lesson.name,
      started: starts.started,
      left,
    })
    .from(insightStops)
    .innerJoin(exercise, eq(exercise.id, insightStops.exerciseId))
    .innerJoin(lesson, eq(lesson.id, insightStops.lessonId))
    .innerJoin(starts, eq(starts.lessonId, insightStops.lessonId))
    .where(and(gte(insightStops.week, from), lang && eq(lesson.lang, lang)))
    .groupBy(exercise.id, exercise.answer, exercise.lang, lesson.id, lesson.name, starts.started)
    .having(sql`${starts.started} >= ${MIN_COUNT}`)
    .orderBy(desc(sql`${left}::float / ${starts.started}`), desc(left), asc(exercise.id), asc(lesson.id))
    .limit(MOST)
}

/** Returns the exercises with the largest shares of refused answers. */
export async function readRefusedExercises(db: Database, { from, lang }: Selection) {
  const exercise = exerciseAnswers(db)
  const answers = sum(insightAnswers.answers)
  const refused = sum(insightAnswers.refused)
  const worst = db
    .select({
      exerciseId: insightAnswers.exerciseId,
      answers: answers.as('answers'),
      refused: refused.as('refused'),
    })
    .from(insightAnswers)
    .where(and(gte(insightAnswers.week, from), isIn(insightAnswers.lang, lang)))
    .groupBy(insightAnswers.exerciseId)
    .having(sql`${refused} > 0 and ${answers} >= ${MIN_COUNT}`)
    .orderBy(desc(sql`${refused}::float / ${answers}`), desc(refused), asc(insightAnswers.exerciseId))
    .limit(MOST)
    .as('worst')
  return db
    .select({
      _id: exercise.id,
      answer: exercise.answer,
      lang: exercise.lang,
      answers: worst.answers,
      refused: worst.refused,
    })
    .from(worst)
    .innerJoin(exercise, eq(exercise.id, worst.exerciseId))
    .orderBy(desc(sql`${worst.refused}::float / ${worst.answers}`), desc(worst.refused), asc(exercise.id))
}

/** Returns the active learners per day or week and language. */
export const readActive = (db: Database, span: 'day' | 'week', from: string) =>
  db
    .select({ start: insightActive.start, lang: insightActive.lang, learners: insightActive.learners })
    .from(insightActive)
    .where(and(eq(insightActive.span, span), gte(insightActive.start, from)))
    .orderBy(asc(insightActive.start), asc(insightActive.lang))
