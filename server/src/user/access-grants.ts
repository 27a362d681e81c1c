import type { LangCode } from '@mowka/contract/schemas/common'
import { addDays, daysBetween, warsawDay } from '@mowka/domain/time'
import { daysIn, endOfWarsawDay, extendByDays, extendByMonths } from '@mowka/domain/user/access'
import { and, asc, eq, gte, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Database } from '../database/database'
import { readAccess, readPeriods, removeAccess, setAccess, setLaterAccess } from './access-store'
import { lockAccount } from './store'
import { accessGrants } from './tables'

/** A period of access. */
type Period = { startsAt: Date; endsAt: Date }

const earlier = (moment: Date, days: number): Date => endOfWarsawDay(addDays(warsawDay(moment), -days))

/** Returns the unused part of a period at a moment: its start and its days. */
function unusedPart(period: Period, at: Date): { from: Date; days: number } {
  const { days, daysUsed } = daysIn(period, at)
  return { from: period.startsAt > at ? period.startsAt : at, days: days - daysUsed }
}

/** The access after removing or moving a period. */
type AdjustedAccess = {
  /** The end of the access. */
  end: Date
  /** The periods after it, in the order of their grants. */
  later: Period[]
}

/**
 * Removes a period from an access: used days stay used, and later grants move forward with their full length. Returns
 * null if the period is over. `end` is the current end of the access, `later` are the grants after the period. An
 * access that ends after all of them was opened until that day by an editor, and stays.
 */
export function removePeriod(
  period: Period,
  end: Date,
  later: readonly Period[],
  now: Date,
): AdjustedAccess | null {
  if (period.endsAt <= now) return null
  const { from, days } = unusedPart(period, now)
  const moved = (moment: Date): Date => {
    if (moment > period.endsAt) return earlier(moment, days)
    return moment < from ? moment : from
  }
  const lastEnd = Math.max(...[period, ...later].map(({ endsAt }) => endsAt.getTime()))
  return {
    end: end.getTime() > lastEnd ? end : moved(end),
    later: later.map(({ startsAt, endsAt }) => ({ startsAt: moved(startsAt), endsAt: moved(endsAt) })),
  }
}

/**
 * Moves a period that hasn't started, with its grants, to a new start with its full length. An access that ends after
 * all its grants was opened until that day by an editor, and is not shortened.
 */
export function movePeriod(startsAt: Date, period: Period, given: readonly Period[]): AdjustedAccess {
  const days = daysBetween(warsawDay(period.startsAt), warsawDay(startsAt))
  const moved = (moment: Date): Date => (moment > period.startsAt ? earlier(moment, -days) : startsAt)
  const lastEnd = new Date(Math.max(...[period.startsAt, ...given.map(({ endsAt }) => endsAt)].map(Number)))
  const isOpenedUntil = period.endsAt > lastEnd
  const end = moved(lastEnd)
  return {
    end: isOpenedUntil && period.endsAt > end ? period.endsAt : end,
    later: given.map((each) => ({ startsAt: moved(each.startsAt), endsAt: moved(each.endsAt) })),
  }
}

type GrantRow = typeof accessGrants.$inferSelect

/** Months of access and their source: `order/<id>/<line>`. A source grants only once. */
export type GrantedMonths = { source: string; months: number }

/** A person's access to one language. */
type Place = { userId: string; targetLang: LangCode }

/** A rescheduled period of access with its grants. */
type RescheduledPeriod = { from: Date; startsAt: Date; expiresAt: Date; given: GrantRow[]; later: Period[] }

/**
 * Reschedules access that waits for the end of company access, which may end early or be extended; its length stays.
 * Started access is unaffected. `openUntil` is the end of company access to the language. Call it with the account
 * locked.
 */
export async function rescheduleAfterSeat(
  tx: Database,
  { userId, targetLang }: Place,
  openUntil: Date | null,
  now: Date,
): Promise<void> {
  let end = openUntil !== null && openUntil > now ? openUntil : now
  const periods = (await readPeriods(tx, userId))
    .filter(({ lang }) => lang === targetLang)
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
  const moved: RescheduledPeriod[] = []
  for (const { startsAt, expiresAt } of periods) {
    if (startsAt <= now || startsAt.getTime() === end.getTime()) {
      if (expiresAt > end) end = expiresAt
      continue
    }
    const given = (await readGrants(tx, { userId, targetLang }, startsAt)).filter(
      ({ endsAt }) => endsAt <= expiresAt,
    )
    const { end: endsAt, later } = movePeriod(end, { startsAt, endsAt: expiresAt }, given)
    // Access that an editor opened until a day within the company access stays.
    if (endsAt <= end) continue
    moved.push({ from: startsAt, startsAt: end, expiresAt: endsAt, given, later })
    end = endsAt
  }
  // A period may move to the old place of another one, so all are removed first.
  for (const { from } of moved) await removeAccess(tx, { userId, targetLang, startsAt: from })
  for (const { startsAt, expiresAt, given, later } of moved) {
    await setLaterAccess(tx, userId, targetLang, { startsAt, expiresAt })
    await movePeriods(tx, given, later)
  }
}

/**
 * Reschedules waiting access and returns the start of a new grant: the end of all access of a person to a language.
 * `before` is that end, even if it has passed. `extendTo` writes the new end.
 */
async function prepareGrant(tx: Database, place: Place, openUntil: Date | null, now: Date) {
  await rescheduleAfterSeat(tx, place, openUntil, now)
  const { userId, targetLang } = place
  const own = (await readAccess(tx, userId, targetLang))?.expiresAt ?? null
  const seat = openUntil !== null && openUntil > now && (own === null || openUntil > own) ? openUntil : null
  const before = seat ?? own
  return {
    before,
    startsAt: before && before > now ? before : now,
    extendTo: (expiresAt: Date) =>
      seat
        ? setLaterAccess(tx, userId, targetLang, { startsAt: seat, expiresAt })
        : setAccess(tx, userId, targetLang, expiresAt, now),
  }
}

/**
 * Grants a person months of a language after the end of their access (S-COM-10, C-SUM-11). Several grants are added
 * up first, so that the end matches the one shown with the order. Returns that end. A source that has already been
 * granted is skipped. `openUntil` is the end of company access to the language: the grant starts after it, so that
 * nothing is lost.
 */
export async function grantMonths(
  tx: Database,
  userId: string,
  targetLang: LangCode,
  given: readonly GrantedMonths[],
  now: Date,
  openUntil: Date | null = null,
): Promise<Date | null> {
  await lockAccount(tx, userId)
  const { before, extendTo, ...place } = await prepareGrant(tx, { userId, targetLang }, openUntil, now)
  let months = 0
  let { startsAt } = place
  for (const { source, months: more } of given) {
    const endsAt = extendByMonths(before, months + more, now)
    const rows = await tx
      .insert(accessGrants)
      .values({ source, userId, targetLang, startsAt, endsAt, endedAt: null })
      .onConflictDoNothing()
      .returning({ source: accessGrants.source })
    if (rows.length === 0) continue
    months += more
    startsAt = endsAt
  }
  if (months === 0) return before
  await extendTo(startsAt)
  return startsAt
}

/**
 * Grants free days. They are stored like purchased months, so that they move with the access before them. Returns the
 * end of the access. Call it with the account locked, once per source.
 */
export async function grantDays(
  tx: Database,
  place: Place,
  { source, days }: { source: string; days: number },
  openUntil: Date | null,
  now: Date,
): Promise<Date> {
  const { before, startsAt, extendTo } = await prepareGrant(tx, place, openUntil, now)
  const endsAt = extendByDays(before, days, now)
  await tx.insert(accessGrants).values({ source, ...place, startsAt, endsAt, endedAt: null })
  await extendTo(endsAt)
  return endsAt
}

/** Returns a person's grants in all languages that are still in force. */
export const readGrantsOfPerson = (db: Database, userId: string): Promise<GrantRow[]> =>
  db
    .select()
    .from(accessGrants)
    .where(and(eq(accessGrants.userId, userId), isNull(accessGrants.endedAt)))
    .orderBy(asc(accessGrants.startsAt))

/** Returns the grants of these sources, revoked ones included, in the order of their start. */
export const readGrantsOf = (db: Database, sources: readonly string[]): Promise<GrantRow[]> =>
  db
    .select()
    .from(accessGrants)
    .where(inArray(accessGrants.source, [...sources]))
    .orderBy(asc(accessGrants.startsAt))

/** Returns a person's grants for a language since a moment that are still in force. */
const readGrants = (tx: Database, { userId, targetLang }: Place, from: Date): Promise<GrantRow[]> =>
  tx
    .select()
    .from(accessGrants)
    .where(
      and(
        eq(accessGrants.userId, userId),
        eq(accessGrants.targetLang, targetLang),
        isNull(accessGrants.endedAt),
        gte(accessGrants.startsAt, from),
      ),
    )
    .orderBy(asc(accessGrants.startsAt))

/** Moves grants to other periods, one each. */
async function movePeriods(
  tx: Database,
  given: readonly GrantRow[],
  periods: readonly Period[],
): Promise<void> {
  for (const [index, period] of periods.entries()) {
    await tx
      .update(accessGrants)
      .set(period)
      .where(eq(accessGrants.source, given[index]?.source ?? ''))
  }
}

/** Returns grants that match a condition, with their accounts locked. Deleted accounts have none. */
async function lockGrants(tx: Database, which: SQL | undefined): Promise<GrantRow[]> {
  const owners = await tx.selectDistinct({ userId: accessGrants.userId }).from(accessGrants).where(which)
  for (const { userId } of owners) await lockAccount(tx, userId)
  return tx.select().from(accessGrants).where(which).orderBy(asc(accessGrants.startsAt))
}

/**
 * Revokes the grants of these sources, and no others: later grants move forward. Grants that were revoked before stay
 * unchanged.
 */
export async function revokeMonths(tx: Database, sources: readonly string[], now: Date): Promise<void> {
  const grants = await lockGrants(
    tx,
    and(inArray(accessGrants.source, [...sources]), isNull(accessGrants.endedAt)),
  )
  // The last one first, because it would move otherwise.
  for (const grant of grants.reverse()) {
    await tx.update(accessGrants).set({ endedAt: now }).where(eq(accessGrants.source, grant.source))
    const access = await readAccess(tx, grant.userId, grant.targetLang)
    const later = await readGrants(tx, grant, grant.endsAt)
    const left = access && removePeriod(grant, access.expiresAt, later, now)
    if (!access || !left) continue
    if (access.startsAt > now && left.end <= access.startsAt) await removeAccess(tx, access)
    else if (access.expiresAt > now) await setAccess(tx, grant.userId, grant.targetLang, left.end, now)
    await movePeriods(tx, later, left.later)
  }
}

/**
 * Restores the revoked grants of these sources after the end of the person's access, for the days that had not been
 * used. `openUntil` is the end of company access per language. Returns the restored sources: the grants of a deleted
 * account are gone.
 */
export async function restoreMonths(
  tx: Database,
  sources: readonly string[],
  now: Date,
  openUntil: Partial<Record<LangCode, Date>>,
): Promise<string[]> {
  const taken = await lockGrants(
    tx,
    and(inArray(accessGrants.source, [...sources]), isNotNull(accessGrants.endedAt)),
  )
  for (const grant of taken) {
    const { days } = unusedPart(grant, grant.endedAt ?? now)
    const place = await prepareGrant(tx, grant, openUntil[grant.targetLang] ?? null, now)
    const { startsAt } = place
    const endsAt = extendByDays(place.before, days, now)
    const period = days > 0 ? { startsAt, endsAt } : {}
    await tx
      .update(accessGrants)
      .set({ ...period, endedAt: null })
      .where(eq(accessGrants.source, grant.source))
    if (days > 0) await place.extendTo(endsAt)
  }
  return taken.map(({ source }) => source)
}
