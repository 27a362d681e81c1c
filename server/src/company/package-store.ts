import { and, asc, count, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { Database } from '../database/database'
import { isPresent } from './store'
import { companyAccesses, companyAccessUses, companyUsers } from './tables'

export type PackageRow = typeof companyAccesses.$inferSelect

/** Seats of a package that are used or reserved by invitations. */
export type SeatUsage = { used: number; invited: number }

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

/** Returns a person's seats from a package. */
export const readOwnUses = (db: Database, code: string, companyUserId: string) =>
  db
    .select()
    .from(companyAccessUses)
    .where(and(eq(companyAccessUses.code, code), eq(companyAccessUses.companyUserId, companyUserId)))
