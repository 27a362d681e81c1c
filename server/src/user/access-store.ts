import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import type { Database } from '../database/database'
import type { AccessPeriod } from '../http/person'
import { languageAccesses } from './tables'

/**
 * The last access of an account to a language: it holds, or has ended. It is the account's own; what a company gives is
 * worked out from its seats and never mixed with it.
 */
export type Access = typeof languageAccesses.$inferSelect

/** The last access to each language of several accounts. */
export async function readAccessesOf(db: Database, userIds: string[]): Promise<Access[]> {
  if (userIds.length === 0) return []
  return db
    .selectDistinctOn([languageAccesses.userId, languageAccesses.targetLang])
    .from(languageAccesses)
    .where(inArray(languageAccesses.userId, userIds))
    .orderBy(languageAccesses.userId, languageAccesses.targetLang, desc(languageAccesses.startsAt))
}

/** The periods in which an account had or has a language of its own, those that ended too. */
export const readPeriods = (db: Database, userId: string): Promise<AccessPeriod[]> =>
  db
    .select({
      lang: languageAccesses.targetLang,
      startsAt: languageAccesses.startsAt,
      expiresAt: languageAccesses.expiresAt,
    })
    .from(languageAccesses)
    .where(eq(languageAccesses.userId, userId))

/** The last access of an account to a language. */
export async function readAccess(db: Database, userId: string, targetLang: LangCode) {
  return (await readAccessesOf(db, [userId])).find((each) => each.targetLang === targetLang)
}

/**
 * Sets until when a person may learn a language. The access that holds, or that begins later, is made longer or shorter;
 * after one that ended a new one begins now. Call it with the account locked.
 */
export async function setAccess(
  db: Database,
  userId: string,
  targetLang: LangCode,
  expiresAt: Date,
  now: Date,
): Promise<void> {
  const last = await readAccess(db, userId, targetLang)
  const isRunning = last !== undefined && last.expiresAt > now
  if (!last || (!isRunning && expiresAt > now)) {
    await db
      .insert(languageAccesses)
      .values({ userId, targetLang, startsAt: now, expiresAt })
      // The last one may have begun and ended at this very moment.
      .onConflictDoUpdate({
        target: [languageAccesses.userId, languageAccesses.targetLang, languageAccesses.startsAt],
        set: { expiresAt },
      })
    return
  }
  const isOverBefore = last.startsAt > now && expiresAt <= last.startsAt
  await setPeriod(db, last, { startsAt: isOverBefore ? now : last.startsAt, expiresAt })
}

/**
 * The same for an access that begins later: what opens the language until then is not of the person's own. Call it with
 * the account locked.
 */
export async function setLaterAccess(
  db: Database,
  userId: string,
  targetLang: LangCode,
  { startsAt, expiresAt }: { startsAt: Date; expiresAt: Date },
): Promise<void> {
  await db
    .insert(languageAccesses)
    .values({ userId, targetLang, startsAt, expiresAt })
    .onConflictDoUpdate({
      target: [languageAccesses.userId, languageAccesses.targetLang, languageAccesses.startsAt],
      set: { expiresAt },
    })
}

/** The languages that someone may learn later, by an access that has not begun. */
export const readLaterAccesses = (
  db: Database,
  now: Date,
): Promise<Pick<Access, 'userId' | 'targetLang'>[]> =>
  db
    .selectDistinct({ userId: languageAccesses.userId, targetLang: languageAccesses.targetLang })
    .from(languageAccesses)
    .where(gt(languageAccesses.startsAt, now))

/** Gives an access another period. Call it with the account locked. */
async function setPeriod(
  db: Database,
  { userId, targetLang, startsAt }: Pick<Access, 'userId' | 'targetLang' | 'startsAt'>,
  period: Pick<Access, 'startsAt' | 'expiresAt'>,
): Promise<void> {
  await db
    .update(languageAccesses)
    .set(period)
    .where(
      and(
        eq(languageAccesses.userId, userId),
        eq(languageAccesses.targetLang, targetLang),
        eq(languageAccesses.startsAt, startsAt),
      ),
    )
}

/** Removes an access that has not begun. Call it with the account locked. */
export async function removeAccess(
  db: Database,
  { userId, targetLang, startsAt }: Pick<Access, 'userId' | 'targetLang' | 'startsAt'>,
): Promise<void> {
  await db
    .delete(languageAccesses)
    .where(
      and(
        eq(languageAccesses.userId, userId),
        eq(languageAccesses.targetLang, targetLang),
        eq(languageAccesses.startsAt, startsAt),
      ),
    )
}

/** Opens a language until a moment, unless it is open for longer already. Call it with the account locked. */
export async function extendAccessTo(
  db: Database,
  userId: string,
  targetLang: LangCode,
  expiresAt: Date,
  now: Date,
): Promise<void> {
  const last = await readAccess(db, userId, targetLang)
  if (!last || last.expiresAt < expiresAt) await setAccess(db, userId, targetLang, expiresAt, now)
}
