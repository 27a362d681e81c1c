import type { LangCode } from '@mowka/contract/schemas/common'
import { extendByMonths } from '@mowka/domain/user/access'
import { and, asc, count, eq, gt, inArray, lte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { isPresent } from './store'
import { companies, companyAccesses, companyAccessUses, companyUsers } from './tables'

// Company access is derived from seats on every read and never merged with purchased access. It therefore ends with
// the contract, the company or the membership, and purchased access is unaffected.

/** One row per language of a seat (`seat.lang`, `seat.until`). */
const languagesOfSeat = sql`lateral jsonb_each_text(${companyAccessUses.expiresAt}) as seat(lang, until)`
const seatLang = sql<LangCode>`seat.lang`

/** End of a language's access: the earliest end of seat, contract, company and membership. */
const seatEnd = sql<Date>`least(seat.until::timestamptz, ${companies.contractActiveTo}, ${companyUsers.detachedAt},
  case when ${companies.active} then null else coalesce(${companies.inactiveSince}, ${companyAccessUses.usedAt}) end)`

/** Subquery for an account's past and present seat periods, as JSON: `[lang, from, to]`. */
export const seatPeriodsOf = (db: Database, userId: SQLWrapper): SQL =>
  sql`coalesce(${db
    .select({ all: sql`json_agg(json_build_array(${seatLang}, ${companyAccessUses.usedAt}, ${seatEnd}))` })
    .from(companyAccessUses)
    .innerJoin(companyUsers, eq(companyUsers.id, companyAccessUses.companyUserId))
    .innerJoin(companies, eq(companies.id, companyUsers.companyId))
    .innerJoin(languagesOfSeat, sql`true`)
    .where(eq(companyUsers.userId, userId))}, '[]'::json)`

/** Subquery for the accounts with seat access to a language at a moment. */
export const accountsWithSeat = (db: Database, lang: SQLWrapper, now: Date) =>
  db
    .select({ userId: companyUsers.userId })
    .from(companyAccessUses)
    .innerJoin(companyUsers, eq(companyUsers.id, companyAccessUses.companyUserId))
    .innerJoin(companies, eq(companies.id, companyUsers.companyId))
    .innerJoin(languagesOfSeat, sql`true`)
    .where(and(eq(seatLang, lang), lte(companyAccessUses.usedAt, now), gt(seatEnd, now)))

/** A period in which a seat grants access to a language. */
export type SeatPeriod = {
  companyUserId: string
  userId: string | null
  lang: LangCode
  startsAt: Date
  expiresAt: Date
}

const readPeriods = async (db: Database, which: SQL): Promise<SeatPeriod[]> => {
  const rows = await db
    .select({
      companyUserId: companyUsers.id,
      userId: companyUsers.userId,
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

/** Seat periods of one account. */
export const readSeatPeriods = (db: Database, userId: string) =>
  readPeriods(db, eq(companyUsers.userId, userId))

/** Seat periods of several accounts. */
export const readSeatPeriodsOf = (db: Database, userIds: readonly string[]) =>
  readPeriods(db, inArray(companyUsers.userId, [...userIds]))

/** Seat periods of everyone in a company. */
export const readCompanyPeriods = (db: Database, companyId: string) =>
  readPeriods(db, eq(companyUsers.companyId, companyId))

/** Seat periods of the given members. */
export const readPersonPeriods = (db: Database, companyUserIds: readonly string[]) =>
  readPeriods(db, inArray(companyUsers.id, [...companyUserIds]))

/** Returns the latest end of access per language. */
export function latestEnds(periods: readonly SeatPeriod[]): Partial<Record<LangCode, Date>> {
  const ends: Partial<Record<LangCode, Date>> = {}
  for (const { lang, expiresAt } of periods) {
    const other = ends[lang]
    if (!other || other < expiresAt) ends[lang] = expiresAt
  }
  return ends
}

/**
 * Returns the end of access per language for a seat assigned at `usedAt`, as ISO moments. The months are added to an
 * earlier seat that is still running (S-COMP-14).
 */
export const seatExpiry = (
  languages: readonly { targetLang: LangCode; periodMonths: number }[],
  usedAt: Date,
  running: Partial<Record<LangCode, Date>> = {},
): Partial<Record<LangCode, string>> =>
  Object.fromEntries(
    languages.map(({ targetLang, periodMonths }) => [
      targetLang,
      extendByMonths(running[targetLang], periodMonths, usedAt).toISOString(),
    ]),
  )

/** A stored package. */
export type PackageRow = typeof companyAccesses.$inferSelect

/** Seats of a package that are used or reserved by invitations. */
type SeatUsage = { used: number; invited: number }

const none: SeatUsage = { used: 0, invited: 0 }

/** Returns the number of free seats; 0 if the limit was lowered below the seats in use. */
export const seatsLeft = ({ limit }: Pick<PackageRow, 'limit'>, { used, invited }: SeatUsage): number =>
  Math.max(0, limit - used - invited)

/**
 * Finds a package by its code and locks it until the transaction ends, so that no seat is assigned twice. The code
 * may be typed in any case.
 */
export async function lockPackage(
  tx: Database,
  typed: string,
  companyId?: string,
): Promise<PackageRow | undefined> {
  const [row] = await tx
    .select()
    .from(companyAccesses)
    .where(
      and(
        or(eq(companyAccesses.code, typed), eq(companyAccesses.code, typed.toUpperCase())),
        companyId === undefined ? undefined : eq(companyAccesses.companyId, companyId),
      ),
    )
    .orderBy(asc(companyAccesses.code))
    .limit(1)
    .for('update')
  return row
}

/** Locks the packages of a company. */
export const lockPackages = (tx: Database, companyId: string) =>
  tx
    .select()
    .from(companyAccesses)
    .where(eq(companyAccesses.companyId, companyId))
    .orderBy(asc(companyAccesses.code))
    .for('update')

/** Counts the seats in use by package code. */
async function countSeats(db: Database, used: SQL, invited: SQL): Promise<(code: string) => SeatUsage> {
  const taken = new Map<string, SeatUsage>()
  const uses = await db
    .select({ code: companyAccessUses.code, count: count() })
    .from(companyAccessUses)
    .where(used)
    .groupBy(companyAccessUses.code)
  for (const { code, count: seats } of uses) taken.set(code, { ...none, used: seats })
  const invitations = await db
    .select({ code: companyUsers.invitationAccessCode, count: count() })
    .from(companyUsers)
    .where(and(invited, eq(companyUsers.invitationStatus, 'PENDING'), isPresent))
    .groupBy(companyUsers.invitationAccessCode)
  for (const { code, count: seats } of invitations) {
    if (code !== null) taken.set(code, { ...(taken.get(code) ?? none), invited: seats })
  }
  return (code) => taken.get(code) ?? none
}

/** Counts the seats in use for all packages of a company, by code. */
export const countSeatsOfCompany = (db: Database, companyId: string) => {
  const codes = db
    .select({ code: companyAccesses.code })
    .from(companyAccesses)
    .where(eq(companyAccesses.companyId, companyId))
  return countSeats(db, inArray(companyAccessUses.code, codes), eq(companyUsers.companyId, companyId))
}

/** Counts the seats in use for one package. */
export const countSeatsOfPackage = async (
  db: Database,
  { code, companyId }: PackageRow,
): Promise<SeatUsage> => {
  const invitedBy = and(
    eq(companyUsers.companyId, companyId),
    eq(companyUsers.invitationAccessCode, code),
  ) as SQL
  return (await countSeats(db, eq(companyAccessUses.code, code), invitedBy))(code)
}

/** Returns the seats of people from a package. */
export const readUses = (db: Database, code: string, companyUserIds: readonly string[]) =>
  db
    .select()
    .from(companyAccessUses)
    .where(
      and(eq(companyAccessUses.code, code), inArray(companyAccessUses.companyUserId, [...companyUserIds])),
    )
