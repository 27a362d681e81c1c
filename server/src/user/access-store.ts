import type { LangCode } from '@mowka/contract/schemas/common'
import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import type { Database } from '../database/database'
import type { AccessPeriod } from '../http/caller'
import { languageAccesses } from './tables'

/**
 * The latest access of an account to a language, running or ended. Purchased access only; company access is derived
 * from seats and never merged with it.
 */
export type Access = typeof languageAccesses.$inferSelect

type AccessKey = Pick<Access, 'userId' | 'targetLang' | 'startsAt'>

const isAccess = ({ userId, targetLang, startsAt }: AccessKey) =>
  and(
    eq(languageAccesses.userId, userId),
    eq(languageAccesses.targetLang, targetLang),
    eq(languageAccesses.startsAt, startsAt),
  )

/** Returns the latest access of several accounts to each language. */
export async function readAccessesOf(db: Database, userIds: string[]): Promise<Access[]> {
  if (userIds.length === 0) return []
  return db
    .selectDistinctOn([languageAccesses.userId, languageAccesses.targetLang])
    .from(languageAccesses)
    .where(inArray(languageAccesses.userId, userIds))
    .orderBy(languageAccesses.userId, languageAccesses.targetLang, desc(languageAccesses.startsAt))
}

/** Returns past and present periods of purchased access of an account. */
export const readPeriods = (db: Database, userId: string): Promise<AccessPeriod[]> =>
  db
    .select({
      lang: languageAccesses.targetLang,
      startsAt: languageAccesses.startsAt,
      expiresAt: languageAccesses.expiresAt,
    })
    .from(languageAccesses)
    .where(eq(languageAccesses.userId, userId))

/** Returns the latest access of an account to a language. */
export async function readAccess(db: Database, userId: string, targetLang: LangCode) {
  return (await readAccessesOf(db, [userId])).find((each) => each.targetLang === targetLang)
}

/**
 * Sets the end of a person's access to a language. Extends or shortens an access that is running or waiting; after an
 * ended one, a new access starts now. Call it with the account locked.
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
      // The latest access may have started and ended at this very moment.
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
 * Sets the end of an access that starts later, because company access opens the language until then. Call it with the
 * account locked.
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

/** Returns accesses that haven't started yet. */
export const readLaterAccesses = (
  db: Database,
  now: Date,
): Promise<Pick<Access, 'userId' | 'targetLang'>[]> =>
  db
    .selectDistinct({ userId: languageAccesses.userId, targetLang: languageAccesses.targetLang })
    .from(languageAccesses)
    .where(gt(languageAccesses.startsAt, now))

/** Reschedules an access. Call it with the account locked. */
async function setPeriod(
  db: Database,
  access: AccessKey,
  period: Pick<Access, 'startsAt' | 'expiresAt'>,
): Promise<void> {
  await db.update(languageAccesses).set(period).where(isAccess(access))
}

/** Removes an access that hasn't started. Call it with the account locked. */
export async function removeAccess(db: Database, access: AccessKey): Promise<void> {
  await db.delete(languageAccesses).where(isAccess(access))
}

/** Opens a language until a moment, unless it is already open for longer. Call it with the account locked. */
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
