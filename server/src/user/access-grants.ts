import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { extendByDays, extendByMonths } from '@mowka/shared/domain/access-period'
import { and, asc, eq, gte, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Database } from '../database/database'
import { readAccess, readPeriods, removeAccess, setAccess, setLaterAccess } from './access-store'
import { lockAccount } from './store'
import { accessGrants } from './tables'
import { moveTo, type Period, takeOut, unusedPart } from './take-out'

type GrantRow = typeof accessGrants.$inferSelect

/** Months of access, and what they were given for: `order/<id>/<line>`. The same source gives once. */
export type GivenMonths = { source: string; months: number }

/** A language of a person. */
type Place = { userId: string; targetLang: LangCode }

/** A period of access that begins another time than before, with what was given in it. */
type Moved = { from: Date; startsAt: Date; expiresAt: Date; given: GrantRow[]; later: Period[] }

/**
 * Lets what waits for the end of a company's access begin when that ends, as long as it was given for: the company's may
 * end before its time, or be made longer. What has begun goes on. `openUntil` is until when a company opens the language.
 * Call it with the account locked.
 */
export async function followSeat(
  tx: Database,
  { userId, targetLang }: Place,
  openUntil: Date | null,
  now: Date,
): Promise<void> {
  let end = openUntil !== null && openUntil > now ? openUntil : now
  const periods = (await readPeriods(tx, userId))
    .filter(({ lang }) => lang === targetLang)
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
  const moved: Moved[] = []
  for (const { startsAt, expiresAt } of periods) {
    if (startsAt <= now || startsAt.getTime() === end.getTime()) {
      if (expiresAt > end) end = expiresAt
      continue
    }
    const given = (await readGiven(tx, { userId, targetLang }, startsAt)).filter(
      ({ endsAt }) => endsAt <= expiresAt,
    )
    const { end: endsAt, later } = moveTo(end, { startsAt, endsAt: expiresAt }, given)
    // What an editor opened until a day that the company's access covers stays as it is.
    if (endsAt <= end) continue
    moved.push({ from: startsAt, startsAt: end, expiresAt: endsAt, given, later })
    end = endsAt
  }
  // One may come to where another one was.
  for (const { from } of moved) await removeAccess(tx, { userId, targetLang, startsAt: from })
  for (const { startsAt, expiresAt, given, later } of moved) {
    await setLaterAccess(tx, userId, targetLang, { startsAt, expiresAt })
    await movePeriods(tx, given, later)
  }
}

/**
 * Where what is given now begins: at the end of all that is open to a person in a language. `before` is that end, also
 * one that is over. `keep` makes the access end later.
 */
async function placeAfterAll(tx: Database, place: Place, openUntil: Date | null, now: Date) {
  await followSeat(tx, place, openUntil, now)
  const { userId, targetLang } = place
  const own = (await readAccess(tx, userId, targetLang))?.expiresAt ?? null
  const seat = openUntil !== null && openUntil > now && (own === null || openUntil > own) ? openUntil : null
  const before = seat ?? own
  return {
    before,
    startsAt: before && before > now ? before : now,
    keep: (expiresAt: Date) =>
      seat
        ? setLaterAccess(tx, userId, targetLang, { startsAt: seat, expiresAt })
        : setAccess(tx, userId, targetLang, expiresAt, now),
  }
}

/**
 * Gives a person months of a language, from the end of what they have (S-COM-10, C-SUM-11). Several add up before they
 * are counted, so that the end is the one that the summary of the order showed. Returns that end. What was given for a
 * source before is not given again. `openUntil` is until when a company opens the language: what is given begins after
 * it, and is not lost.
 */
export async function giveMonths(
  tx: Database,
  userId: string,
  targetLang: LangCode,
  given: readonly GivenMonths[],
  now: Date,
  openUntil: Date | null = null,
): Promise<Date | null> {
  await lockAccount(tx, userId)
  const { before, keep, ...place } = await placeAfterAll(tx, { userId, targetLang }, openUntil, now)
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
  await keep(startsAt)
  return startsAt
}

/**
 * The same for days that are free. They are kept like months that were bought, so that they move with what comes before
 * them. Call it with the account locked, once for a source.
 */
export async function giveDays(
  tx: Database,
  place: Place,
  { source, days }: { source: string; days: number },
  openUntil: Date | null,
  now: Date,
): Promise<Date> {
  const { before, startsAt, keep } = await placeAfterAll(tx, place, openUntil, now)
  const endsAt = extendByDays(before, days, now)
  await tx.insert(accessGrants).values({ source, ...place, startsAt, endsAt, endedAt: null })
  await keep(endsAt)
  return endsAt
}

/** What a person was given in a language from a moment on and still has. */
const readGiven = (tx: Database, { userId, targetLang }: Place, from: Date): Promise<GrantRow[]> =>
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

/** Moves what was given to other periods, one for each. */
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

/** What was given, as far as a condition holds, with the accounts locked. Of accounts that are gone there is nothing. */
async function lockGiven(tx: Database, which: SQL | undefined): Promise<GrantRow[]> {
  const owners = await tx.selectDistinct({ userId: accessGrants.userId }).from(accessGrants).where(which)
  for (const { userId } of owners) await lockAccount(tx, userId)
  return tx.select().from(accessGrants).where(which).orderBy(asc(accessGrants.startsAt))
}

/** Ends the access that was given for these sources, and no other: what was given after it moves up. */
export async function takeBackMonths(tx: Database, sources: readonly string[], now: Date): Promise<void> {
  const grants = await lockGiven(
    tx,
    and(inArray(accessGrants.source, [...sources]), isNull(accessGrants.endedAt)),
  )
  // The last one first, as it would move up otherwise.
  for (const grant of grants.reverse()) {
    await tx.update(accessGrants).set({ endedAt: now }).where(eq(accessGrants.source, grant.source))
    const access = await readAccess(tx, grant.userId, grant.targetLang)
    const later = await readGiven(tx, grant, grant.endsAt)
    const left = access && takeOut(grant, access.expiresAt, later, now)
    if (!access || !left) continue
    if (access.startsAt > now && left.end <= access.startsAt) await removeAccess(tx, access)
    else if (access.expiresAt > now) await setAccess(tx, grant.userId, grant.targetLang, left.end, now)
    await movePeriods(tx, later, left.later)
  }
}

/**
 * Gives back what was taken back for these sources, from the end of what the person has now: the days that were not used
 * then. `openUntil` is until when a company opens each language.
 */
export async function giveBackMonths(
  tx: Database,
  sources: readonly string[],
  now: Date,
  openUntil: Partial<Record<LangCode, Date>>,
): Promise<void> {
  const taken = await lockGiven(
    tx,
    and(inArray(accessGrants.source, [...sources]), isNotNull(accessGrants.endedAt)),
  )
  for (const grant of taken) {
    const { days } = unusedPart(grant, grant.endedAt ?? now)
    const place = await placeAfterAll(tx, grant, openUntil[grant.targetLang] ?? null, now)
    const { startsAt } = place
    const endsAt = extendByDays(place.before, days, now)
    const period = days > 0 ? { startsAt, endsAt } : {}
    await tx
      .update(accessGrants)
      .set({ ...period, endedAt: null })
      .where(eq(accessGrants.source, grant.source))
    if (days > 0) await place.keep(endsAt)
  }
}
