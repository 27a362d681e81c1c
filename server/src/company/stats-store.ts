import { and, eq, or, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { doneDays } from '../progress/public'
import { hasJoined } from './store'
import { companyUsers } from './tables'
import type { LangWeek } from './week-stats'

/** The range of days to count, up to today. */
type Days = { today: string; since: string }

/** Excludes activity from before a person joined, which is private. */
const sinceJoined = (day: ReturnType<typeof doneDays>['day']) =>
  or(
    sql`${companyUsers.joinedAt} is null`,
    sql`${day} >= (${companyUsers.joinedAt} at time zone 'Europe/Warsaw')::date`,
  )

/** Counts done exercises of a company by week and language. */
export async function readWeeks(db: Database, companyId: string, days: Days): Promise<LangWeek[]> {
  const done = doneDays(db, days)
  return db
    .select({ weeksAgo: done.weeksAgo, lang: done.lang, done: sql<number>`sum(${done.done})::int` })
    .from(companyUsers)
    .innerJoin(done, eq(done.userId, companyUsers.userId))
    .where(and(eq(companyUsers.companyId, companyId), hasJoined, sinceJoined(done.day)))
    .groupBy(done.weeksAgo, done.lang)
}

/** Counts done exercises by person, week and language. */
export async function readPersonWeeks(
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
