import type { LangCode } from '@mowka/contract/schemas/common'
import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns'

/** Names of the rollups; each counts week by week. */
export const rollups = ['signups', 'trials', 'sales', 'lessons', 'answers', 'active'] as const
export type Rollup = (typeof rollups)[number]

/** A day as `YYYY-MM-DD`; of weeks, their Monday. All days are Warsaw days. */
const day = (name: string) => date(name, { mode: 'string' }).notNull()
const count = (name: string) => integer(name).notNull()
const lang = () => text('lang').$type<LangCode>().notNull()

/** When each week of a rollup was last counted. A week without a row is counted by the next run. */
export const insightWeeks = pgTable(
  'insight_weeks',
  {
    rollup: text('rollup').$type<Rollup>().notNull(),
    week: day('week'),
    countedAt: moment('counted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.rollup, table.week] })],
)

/** Accounts by week of sign-up and the language that they learn, with their steps to a purchase and their return. */
export const insightSignups = pgTable(
  'insight_signups',
  {
    week: day('week'),
    /** `NONE` before a language is chosen. */
    lang: text('lang').$type<LangCode | 'NONE'>().notNull(),
    accounts: count('accounts'),
    /** Accounts that made this step and all before it: language, lesson, trial, purchase. */
    withLanguage: count('with_language'),
    learned: count('learned'),
    tried: count('tried'),
    bought: count('bought'),
    /** Accounts that bought without one of the steps. */
    boughtDirectly: count('bought_directly'),
    /** Accounts that learned on exactly this day after the day of sign-up. */
    day1: count('day_1'),
    day7: count('day_7'),
    day30: count('day_30'),
  },
  (table) => [primaryKey({ columns: [table.week, table.lang] })],
)

/** Trials by week and language, and the ones that led to a purchase. */
export const insightTrials = pgTable(
  'insight_trials',
  { week: day('week'), lang: lang(), trials: count('trials'), bought: count('bought') },
  (table) => [primaryKey({ columns: [table.week, table.lang] })],
)

/** Sold and refunded amounts in grosz, by the day of payment or refund. */
export const insightSales = pgTable(
  'insight_sales',
  {
    day: day('day'),
    /** The plan of the product code. */
    plan: text('plan').notNull(),
    lang: lang(),
    /** Empty without a coupon. */
    coupon: text('coupon').notNull(),
    items: count('items'),
    sold: count('sold'),
    refunded: count('refunded'),
  },
  (table) => [primaryKey({ columns: [table.day, table.plan, table.lang, table.coupon] })],
)

/** Learners by the week in which they started a lesson, without those who may still finish it in time. */
export const insightLessons = pgTable(
  'insight_lessons',
  {
    week: day('week'),
    lessonId: text('lesson_id').notNull(),
    started: count('started'),
    finished: count('finished'),
  },
  (table) => [primaryKey({ columns: [table.week, table.lessonId] })],
)

/** Learners who left a lesson unfinished, by the exercise shown last and the week in which they started the lesson. */
export const insightStops = pgTable(
  'insight_stops',
  {
    week: day('week'),
    lessonId: text('lesson_id').notNull(),
    exerciseId: text('exercise_id').notNull(),
    learners: count('learners'),
  },
  (table) => [primaryKey({ columns: [table.week, table.lessonId, table.exerciseId] })],
)

/** Answers in lessons by exercise and week. */
export const insightAnswers = pgTable(
  'insight_answers',
  {
    week: day('week'),
    exerciseId: text('exercise_id').notNull(),
    lang: lang(),
    answers: count('answers'),
    refused: count('refused'),
  },
  (table) => [
    primaryKey({ columns: [table.week, table.exerciseId] }),
    index('insight_answers_of_language').on(table.lang, table.week),
  ],
)

/** Active learners per day and per week. */
export const insightActive = pgTable(
  'insight_active',
  {
    span: text('span').$type<'day' | 'week'>().notNull(),
    /** The day, or the week's Monday. */
    start: day('start'),
    /** `ALL` counts each learner once, whatever the number of languages. */
    lang: text('lang').$type<LangCode | 'ALL'>().notNull(),
    learners: count('learners'),
  },
  (table) => [primaryKey({ columns: [table.span, table.start, table.lang] })],
)
