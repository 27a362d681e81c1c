import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { extendByMonths } from '@mowka/shared/domain/access-period'
import { and, asc, eq, gte, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../database/database'
import { readAccess, removeAccess, setAccess, setLaterAccess } from './access-store'
import { lockAccount } from './store'
import { accessGrants } from './tables'
import { takeOut } from './take-out'

type GrantRow = typeof accessGrants.$inferSelect

/** Months of access, and what they were given for: `order/<id>/<line>`. The same source gives once. */
export type GivenMonths = { source: string; months: number }

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
  const own = (await readAccess(tx, userId, targetLang))?.expiresAt ?? null
  const isOpenLonger = openUntil !== null && openUntil > now && (own === null || openUntil > own)
  const before = isOpenLonger ? openUntil : own
  let months = 0
  let startsAt = before && before > now ? before : now
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
  if (isOpenLonger) {
    await setLaterAccess(tx, userId, targetLang, { startsAt: openUntil, expiresAt: startsAt })
  } else await setAccess(tx, userId, targetLang, startsAt, now)
  return startsAt
}

/** What a person was given in a language from a moment on and still has. */
const readLater = (tx: Database, { userId, targetLang, endsAt }: GrantRow): Promise<GrantRow[]> =>
  tx
    .select()
    .from(accessGrants)
    .where(
      and(
        eq(accessGrants.userId, userId),
        eq(accessGrants.targetLang, targetLang),
        isNull(accessGrants.endedAt),
        gte(accessGrants.startsAt, endsAt),
      ),
    )
    .orderBy(asc(accessGrants.startsAt))

/**
 * Ends the access that was given for these sources, and no other: what was given after it moves up. Of accounts that
 * are gone nothing is left to end.
 */
export async function takeBackMonths(tx: Database, sources: readonly string[], now: Date): Promise<void> {
  if (sources.length === 0) return
  const isOfSources = and(inArray(accessGrants.source, [...sources]), isNull(accessGrants.endedAt))
  const owners = await tx
    .selectDistinct({ userId: accessGrants.userId })
    .from(accessGrants)
    .where(isOfSources)
  for (const { userId } of owners) await lockAccount(tx, userId)
  const grants = await tx.select().from(accessGrants).where(isOfSources).orderBy(asc(accessGrants.startsAt))
  // The last one first, as it would move up otherwise.
  for (const grant of grants.reverse()) {
    await tx.update(accessGrants).set({ endedAt: now }).where(eq(accessGrants.source, grant.source))
    const access = await readAccess(tx, grant.userId, grant.targetLang)
    const later = await readLater(tx, grant)
    const left = access && takeOut(grant, access.expiresAt, later, now)
    if (!access || !left) continue
    if (access.startsAt > now && left.end <= access.startsAt) await removeAccess(tx, access)
    else if (access.expiresAt > now) await setAccess(tx, grant.userId, grant.targetLang, left.end, now)
    for (const [index, period] of left.later.entries()) {
      await tx
        .update(accessGrants)
        .set(period)
        .where(eq(accessGrants.source, later[index]?.source ?? ''))
    }
  }
}
