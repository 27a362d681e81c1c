import { and, eq, or, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { doneDays } from '../progress/public'
import { hasJoined } from './store'
import { companyUsers } from './tables'
import type { LangWeek } from './week-stats'

/** The days up to today that are counted. */
type Days = { today: string; since: string }

/** What happened before someone joined is no business of the company. */
const sinceJoined = (day: ReturnType<typeof doneDays>['day']) =>
  or(
    sql`${companyUsers.joinedAt} is null`,
    sql`${day} >= (${companyUsers.joinedAt} at time zone 'Europe/Warsaw')::date`,
  )

/** What all people of a company did in each week and language. */
export async function readWeeks(db: Database, companyId: string, days: Days): Promise<LangWeek[]> {
  const done = doneDays(db, days)
  return db
    .select({ weeksAgo: done.weeksAgo, lang: done.lang, done: sql<number>`sum(${done.done})::int` })
    .from(companyUsers)
    .innerJoin(done, eq(done.userId, companyUsers.userId))
    .where(and(eq(companyUsers.companyId, companyId), hasJoined, sinceJoined(done.day)))
    .groupBy(done.weeksAgo, done.lang)
}

/** What each of them did, and who they are. */
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
