import type { AnswerOf } from '@mowka/contract/calls'
import type { LangCode } from '@mowka/contract/schemas/common'
import type { CompanyCount, CompanyWeek, WeekStats } from '@mowka/contract/schemas/company'
import { addDays, warsawDay } from '@mowka/domain/time'
import { and, eq, or, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { groupBy } from '../database/group-by'
import type { CallScope } from '../http/policy'
import { doneDays } from '../progress/public'
import { type CompanyRow, hasJoined } from './store'
import { companyUsers } from './tables'

/** Number of weeks in the chart. */
const WEEKS_SHOWN = 12

const WEEK = 7

/** Returns the first day of a week that ended `weeksAgo` weeks ago; 0 is the last 7 days (K-PAGE-10). */
export const weekStart = (today: string, weeksAgo: number): string =>
  addDays(today, 1 - WEEK * (weeksAgo + 1))

/** Done exercises by language and week; `weeksAgo` is 0 for the last 7 days. */
type LangWeek = { weeksAgo: number; lang: LangCode; done: number }

const countOf = (rows: readonly LangWeek[]): CompanyCount => {
  const perLang: Partial<Record<LangCode, number>> = {}
  for (const { lang, done } of rows) perLang[lang] = (perLang[lang] ?? 0) + done
  return { total: rows.reduce((sum, { done }) => sum + done, 0), perLang }
}

/** Compares the last week with the week before; ignores earlier rows. */
export function weekStats(rows: readonly LangWeek[]): WeekStats {
  const currentWeek = countOf(rows.filter(({ weeksAgo }) => weeksAgo === 0))
  const previousWeek = countOf(rows.filter(({ weeksAgo }) => weeksAgo === 1))
  const totalNumber = currentWeek.total - previousWeek.total
  const totalPercentage =
    previousWeek.total === 0 ? null : Math.round((totalNumber / previousWeek.total) * 100)
  return { currentWeek, previousWeek, trend: { totalNumber, totalPercentage } }
}

/** Returns every week of the chart, oldest first, including empty ones. */
export const weeksOf = (rows: readonly LangWeek[], today: string): CompanyWeek[] =>
  Array.from({ length: WEEKS_SHOWN }, (_, index) => {
    const weeksAgo = WEEKS_SHOWN - 1 - index
    const from = weekStart(today, weeksAgo)
    return { from, to: addDays(from, WEEK - 1), ...countOf(rows.filter((row) => row.weeksAgo === weeksAgo)) }
  })

/** The range of days to count, up to today. */
type Days = { today: string; since: string }

/** Excludes activity from before a person joined, which is private. */
const sinceJoined = (day: ReturnType<typeof doneDays>['day']) =>
  or(
    sql`${companyUsers.joinedAt} is null`,
    sql`${day} >= (${companyUsers.joinedAt} at time zone 'Europe/Warsaw')::date`,
  )

/** Counts done exercises of a company by week and language. */
async function readWeeks(db: Database, companyId: string, days: Days): Promise<LangWeek[]> {
  const done = doneDays(db, days)
  return db
    .select({ weeksAgo: done.weeksAgo, lang: done.lang, done: sql<number>`sum(${done.done})::int` })
    .from(companyUsers)
    .innerJoin(done, eq(done.userId, companyUsers.userId))
    .where(and(eq(companyUsers.companyId, companyId), hasJoined, sinceJoined(done.day)))
    .groupBy(done.weeksAgo, done.lang)
}

/** Counts done exercises by person, week and language. */
async function readPersonWeeks(
  db: Database,
  companyId: string,
  days: Days,
): Promise<{ people: string[]; rows: (LangWeek & { companyUserId: string })[] }> {
  const done = doneDays(db, days)
  const people = await db
    .select({ id: companyUsers.id })
    .from(companyUsers)
    .where(and(eq(companyUsers.companyId, companyId), hasJoined))
  const rows = await db
    .select({
      companyUserId: companyUsers.id,
      weeksAgo: done.weeksAgo,
      lang: done.lang,
      done: sql<number>`sum(${done.done})::int`,
    })
    .from(companyUsers)
    .innerJoin(done, eq(done.userId, companyUsers.userId))
    .where(and(eq(companyUsers.companyId, companyId), hasJoined, sinceJoined(done.day)))
    .groupBy(companyUsers.id, done.weeksAgo, done.lang)
  return { people: people.map(({ id }) => id), rows }
}

/** Number of days in which the last active day is looked for. */
const DAYS_SEARCHED = 365

/** Returns each member's last day with a done exercise since joining; omits those without any within a year. */
export async function readLastActiveDays(
  db: Database,
  companyId: string,
  today: string,
): Promise<Map<string, string>> {
  const done = doneDays(db, { today, since: addDays(today, -DAYS_SEARCHED) })
  const rows = await db
    .select({ companyUserId: companyUsers.id, day: sql<string>`max(${done.day})::text` })
    .from(companyUsers)
    .innerJoin(done, eq(done.userId, companyUsers.userId))
    .where(and(eq(companyUsers.companyId, companyId), hasJoined, sinceJoined(done.day)))
    .groupBy(companyUsers.id)
  return new Map(rows.map(({ companyUserId, day }) => [companyUserId, day]))
}

/**
 * Learning statistics of a company's members for its admins (S-COMP-04, K-PAGE-10): correct exercises since each of
 * them joined. Removed members don't count.
 */
export async function showStats(
  { db, now }: CallScope,
  { id }: CompanyRow,
): Promise<AnswerOf<'getCompanyStats'>> {
  const today = warsawDay(now)
  const weeks = await readWeeks(db, id, { today, since: weekStart(today, WEEKS_SHOWN - 1) })
  const { people, rows } = await readPersonWeeks(db, id, { today, since: weekStart(today, 1) })
  const own = groupBy(rows, ({ companyUserId }) => companyUserId)
  return {
    company: weekStats(weeks),
    users: Object.fromEntries(people.map((person) => [person, weekStats(own.get(person) ?? [])])),
    weeks: weeksOf(weeks, today),
  }
}
