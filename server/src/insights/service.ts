import type { AnswerOf, ParsedOf } from '@mowka/contract/calls'
import type { ActiveLearners, RevenuePart, SignupWeek } from '@mowka/contract/schemas/editor/insights'
import { addDays, daysBetween, warsawDay } from '@mowka/domain/time'
import { readShownForms } from '../attempt/public'
import { groupBy } from '../database/group-by'
import type { CallScope } from '../http/policy'
import * as store from './store'
import type { Rollup } from './tables'
import { mondayOf, mondaysBetween } from './weeks'

type Scope = CallScope<'operator'>
type Query = ParsedOf<'getSignupInsights', 'query'>

/** The period of a report. */
type Period = { from: string; to: string }

/** Returns whole weeks up to the current one. */
function periodOf({ weeks }: Query, now: Date): Period {
  const to = warsawDay(now)
  return { from: addDays(mondayOf(to), -7 * (Number(weeks) - 1)), to }
}

/** Prepares a report: its period, the selected rows, and the part that all reports have. */
async function begin({ db, now }: Scope, rollup: Rollup, query: Query) {
  const period = periodOf(query, now)
  const countedAt = await store.readCountedAt(db, rollup)
  return {
    period,
    selection: { from: period.from, lang: query.lang },
    report: { ...period, countedAt: countedAt?.toISOString() ?? null },
  }
}

/** Returns a row per week of a period; weeks without one are empty. */
function perWeek<Row extends { week: string }>(
  { from, to }: Period,
  rows: readonly Row[],
  empty: (week: string) => Row,
): Row[] {
  const byWeek = new Map(rows.map((row) => [row.week, row]))
  return mondaysBetween(from, to).map((week) => byWeek.get(week) ?? empty(week))
}

/** The number of learners on a day after sign-up; `null` until the day is over for all accounts of the week. */
const afterDay = (week: string, to: string, days: number, learners: number): number | null =>
  daysBetween(addDays(week, 6 + days), to) > 0 ? learners : null

/** Sign-ups by week, with their steps to a purchase and their return. */
export async function signupInsights(call: Scope, query: Query): Promise<AnswerOf<'getSignupInsights'>> {
  const { period, selection, report } = await begin(call, 'signups', query)
  const rows = await store.readSignups(call.db, selection)
  const weeks = perWeek(period, rows, (week) => ({
    week,
    accounts: 0,
    withLanguage: 0,
    learned: 0,
    tried: 0,
    bought: 0,
    boughtDirectly: 0,
    day1: 0,
    day7: 0,
    day30: 0,
  }))
  return {
    ...report,
    weeks: weeks.map(
      (row): SignupWeek => ({
        ...row,
        day1: afterDay(row.week, period.to, 1, row.day1),
        day7: afterDay(row.week, period.to, 7, row.day7),
        day30: afterDay(row.week, period.to, 30, row.day30),
      }),
    ),
  }
}

/** Trials by week, and the ones that led to a purchase. */
export async function trialInsights(call: Scope, query: Query): Promise<AnswerOf<'getTrialInsights'>> {
  const { period, selection, report } = await begin(call, 'trials', query)
  const rows = await store.readTrials(call.db, selection)
  return { ...report, weeks: perWeek(period, rows, (week) => ({ week, trials: 0, bought: 0 })) }
}

type SalesRow = Awaited<ReturnType<typeof store.readSalesParts>>[number]

/** Sums up sales by a key, in the order of the keys' first rows. */
function salesBy(rows: readonly SalesRow[], keyOf: (row: SalesRow) => string | null): RevenuePart[] {
  return [...groupBy(rows, keyOf)].map(([key, parts]) => ({
    key,
    items: parts.reduce((sum, { items }) => sum + items, 0),
    sold: parts.reduce((sum, { sold }) => sum + sold, 0),
    refunded: parts.reduce((sum, { refunded }) => sum + refunded, 0),
  }))
}

const byRevenue = (one: RevenuePart, other: RevenuePart): number =>
  other.sold - other.refunded - (one.sold - one.refunded) || String(one.key).localeCompare(String(other.key))

/** Revenue by plan, language and coupon, largest first, and by month. */
export async function revenueInsights(call: Scope, query: Query): Promise<AnswerOf<'getRevenueInsights'>> {
  const { period, selection, report } = await begin(call, 'sales', query)
  const rows = await store.readSalesParts(call.db, selection)
  const months = new Map(salesBy(rows, ({ month }) => month).map((part) => [part.key, part]))
  return {
    ...report,
    plans: salesBy(rows, ({ plan }) => plan).sort(byRevenue),
    languages: salesBy(rows, ({ lang }) => lang).sort(byRevenue),
    coupons: salesBy(rows, ({ coupon }) => coupon || null).sort(byRevenue),
    months: monthsOf(period).map((key) => months.get(key) ?? { key, items: 0, sold: 0, refunded: 0 }),
  }
}

/** Returns the months of a period as `YYYY-MM`. */
const monthsOf = ({ from, to }: Period): string[] => [
  ...new Set(
    Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index).slice(0, 7)),
  ),
]

/** Lessons and exercises by the share of learners who left them. */
export async function lessonInsights(call: Scope, query: Query): Promise<AnswerOf<'getLessonInsights'>> {
  const { selection, report } = await begin(call, 'lessons', query)
  const [lessons, exercises] = await Promise.all([
    store.readLeftLessons(call.db, selection),
    store.readLeftExercises(call.db, selection),
  ])
  return { ...report, lessons, exercises }
}

/** Exercises by the share of refused answers, with the most frequent one if enough learners gave it. */
export async function answerInsights(call: Scope, query: Query): Promise<AnswerOf<'getAnswerInsights'>> {
  const { selection, report } = await begin(call, 'answers', query)
  const exercises = await store.readRefusedExercises(call.db, selection)
  const forms = await readShownForms(
    call.db,
    exercises.map(({ _id }) => _id),
    1,
  )
  const typed = new Map(forms.map((form) => [form.exerciseId, form.typed]))
  return { ...report, exercises: exercises.map((row) => ({ ...row, typed: typed.get(row._id) ?? null })) }
}

type ActiveRow = Awaited<ReturnType<typeof store.readActive>>[number]

/** Returns the learners of each day or week; without rows there were none. */
function activeOf(
  starts: readonly string[],
  rows: readonly ActiveRow[],
  lang: Query['lang'],
): ActiveLearners[] {
  const byStart = groupBy(rows, ({ start }) => start)
  return starts.map((start) => {
    const ofStart = byStart.get(start) ?? []
    const languages = ofStart.flatMap((row) =>
      row.lang === 'ALL' || (lang !== undefined && row.lang !== lang)
        ? []
        : [{ lang: row.lang, learners: row.learners }],
    )
    return { start, all: ofStart.find((row) => row.lang === (lang ?? 'ALL'))?.learners ?? 0, languages }
  })
}

/** Active learners per day and per week. */
export async function activityInsights(call: Scope, query: Query): Promise<AnswerOf<'getActivityInsights'>> {
  const { period, report } = await begin(call, 'active', query)
  const [days, weeks] = await Promise.all([
    store.readActive(call.db, 'day', period.from),
    store.readActive(call.db, 'week', period.from),
  ])
  const allDays = Array.from({ length: daysBetween(period.from, period.to) + 1 }, (_, index) =>
    addDays(period.from, index),
  )
  return {
    ...report,
    days: activeOf(allDays, days, query.lang),
    weeks: activeOf(mondaysBetween(period.from, period.to), weeks, query.lang),
  }
}
