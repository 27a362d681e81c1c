import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { and, eq, gt, inArray, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { companies, companyAccessUses, companyUsers } from './tables'

// What a company gives is worked out from its seats each time it is asked for, and never mixed with what a person has
// of their own: so it ends with the contract, with the company and with the place in it, and the rest stays.

/** A language of a seat, one row each (`seat.lang`, `seat.until`). */
const languagesOfSeat = sql`lateral jsonb_each_text(${companyAccessUses.expiresAt}) as seat(lang, until)`
const seatLang = sql<LangCode>`seat.lang`

/** Until when a language of a seat is open: as long as seat, contract, company and place last. */
const seatEnd = sql<Date>`least(seat.until::timestamptz, ${companies.contractActiveTo}, ${companyUsers.detachedAt},
  case when ${companies.active} then null else coalesce(${companies.inactiveSince}, ${companyAccessUses.usedAt}) end)`

/** The periods in which seats opened or open a language to an account, as JSON for another query: `[lang, from, to]`. */
export const seatPeriodsOf = (db: Database, userId: SQLWrapper): SQL =>
  sql`coalesce(${db
    .select({ all: sql`json_agg(json_build_array(${seatLang}, ${companyAccessUses.usedAt}, ${seatEnd}))` })
    .from(companyAccessUses)
    .innerJoin(companyUsers, eq(companyUsers.id, companyAccessUses.companyUserId))
    .innerJoin(companies, eq(companies.id, companyUsers.companyId))
    .innerJoin(languagesOfSeat, sql`true`)
    .where(eq(companyUsers.userId, userId))}, '[]'::json)`

/** The accounts to which a seat opens a language at a moment; a part of other queries. */
export const accountsWithSeat = (db: Database, lang: SQLWrapper, now: Date) =>
  db
    .select({ userId: companyUsers.userId })
    .from(companyAccessUses)
    .innerJoin(companyUsers, eq(companyUsers.id, companyAccessUses.companyUserId))
    .innerJoin(companies, eq(companies.id, companyUsers.companyId))
    .innerJoin(languagesOfSeat, sql`true`)
    .where(and(eq(seatLang, lang), lte(companyAccessUses.usedAt, now), gt(seatEnd, now)))

/** A language that a seat opens or opened. */
export type SeatPeriod = { companyUserId: string; lang: LangCode; startsAt: Date; expiresAt: Date }

const readPeriods = async (db: Database, which: SQL): Promise<SeatPeriod[]> => {
  const rows = await db
    .select({
      companyUserId: companyUsers.id,
      lang: seatLang,
      startsAt: companyAccessUses.usedAt,
      expiresAt: sql<string | Date>`${seatEnd}`,
    })
    .from(companyAccessUses)
    .innerJoin(companyUsers, eq(companyUsers.id, companyAccessUses.companyUserId))
    .innerJoin(companies, eq(companies.id, companyUsers.companyId))
    .innerJoin(languagesOfSeat, sql`true`)
    .where(which)
  return rows.map((row) => ({ ...row, expiresAt: new Date(row.expiresAt) }))
}

/** The same for one account. */
export const readSeatPeriods = (db: Database, userId: string) =>
  readPeriods(db, eq(companyUsers.userId, userId))

/** The same for all people of a company. */
export const readCompanyPeriods = (db: Database, companyId: string) =>
  readPeriods(db, eq(companyUsers.companyId, companyId))

/** The same for some people. */
export const readPersonPeriods = (db: Database, companyUserIds: string[]) =>
  readPeriods(db, inArray(companyUsers.id, companyUserIds))

/** Until when each language is open, by what reaches the furthest. */
export function furthest(periods: readonly SeatPeriod[]): Partial<Record<LangCode, Date>> {
  const ends: Partial<Record<LangCode, Date>> = {}
  for (const { lang, expiresAt } of periods) {
    const other = ends[lang]
    if (!other || other < expiresAt) ends[lang] = expiresAt
  }
  return ends
}
