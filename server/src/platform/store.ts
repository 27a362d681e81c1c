import type { ReleaseManifest } from '@mowka/contract/schemas/release'
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { advisoryLocks } from '../database/advisory-locks'
import type { Database } from '../database/database'
import { prepared } from '../database/prepared'
import { type Pointer, versionsOf } from './pointer'
import {
  releaseAudit,
  releaseFailures,
  releaseLoads,
  releasePointers,
  releases,
  releaseTokens,
} from './tables'

/** Time for which a transaction waits for a lock, in milliseconds; it holds a connection meanwhile. */
const LOCK_TIMEOUT = 10_000

const withLockTimeout = (tx: Database) =>
  tx.execute(sql`select set_config('lock_timeout', ${String(LOCK_TIMEOUT)}, true)`)

/**
 * Makes this transaction the only one that changes releases until it ends. Each change is checked against all live
 * releases, so concurrent changes of the shell and a remote would be checked against outdated ones. Slow work must
 * not follow, because a rollback would wait for it.
 */
export async function lockReleases(tx: Database): Promise<void> {
  await withLockTimeout(tx)
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.releases})`)
}

/** Runs a change of releases after all others. */
export const changingReleases = <Result>(
  db: Database,
  change: (tx: Database) => Promise<Result>,
): Promise<Result> =>
  db.transaction(async (tx) => {
    await lockReleases(tx)
    return change(tx)
  })

/** Runs a change of releases unless another one is running. */
export const changingReleasesIfFree = (
  db: Database,
  change: (tx: Database) => Promise<void>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const [lock] = await tx
      .select({ isMine: sql<boolean>`pg_try_advisory_xact_lock(${advisoryLocks.releases})` })
      .from(sql`(values (1)) as one`)
    if (lock?.isMine) await change(tx)
  })

/**
 * Makes this transaction the only one that writes or deletes a name's files until it ends, so that files of a running
 * upload aren't taken for leftovers and no two releases write different content under one name. Slow file operations
 * may follow; rollbacks, canaries and withdrawals don't wait for this lock.
 */
export async function lockFiles(tx: Database, name: string): Promise<void> {
  await withLockTimeout(tx)
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.releaseFiles}::int, hashtext(${name}))`)
}

export async function readRelease(db: Database, name: string, version: string) {
  const [row] = await db
    .select()
    .from(releases)
    .where(and(eq(releases.name, name), eq(releases.version, version)))
  return row
}

/** Returns all releases without their manifests, newest first. */
export const readReleases = (db: Database) =>
  db
    .select({
      name: releases.name,
      version: releases.version,
      createdAt: releases.createdAt,
      createdBy: releases.createdBy,
      withdrawnAt: releases.withdrawnAt,
      withdrawnWhy: releases.withdrawnWhy,
      servedUntil: releases.servedUntil,
    })
    .from(releases)
    .orderBy(desc(releases.createdAt))

/** Returns the manifests of a name's releases. */
export const readManifests = (db: Database, name: string) =>
  db.select({ manifest: releases.manifest }).from(releases).where(eq(releases.name, name))

export const readPointers = (db: Database) => db.select().from(releasePointers).orderBy(releasePointers.name)

/** Finds the current pointer of a name. */
export async function readPointer(db: Database, name: string): Promise<Pointer | undefined> {
  const [row] = await db.select().from(releasePointers).where(eq(releasePointers.name, name))
  return row
}

/** Finds the pointer of a name and locks it until the transaction ends. */
export async function lockPointer(db: Database, name: string): Promise<Pointer | undefined> {
  const [row] = await db.select().from(releasePointers).where(eq(releasePointers.name, name)).for('update')
  return row
}

/** A release that a pointer refers to and that isn't withdrawn. */
const isPointedAt = and(
  or(
    eq(releases.version, releasePointers.live),
    eq(releases.version, releasePointers.fallback),
    eq(releases.version, releasePointers.canary),
  ),
  isNull(releases.withdrawnAt),
)

/** A release with its pointer, without its manifest. */
const pointed = { pointer: releasePointers, version: releases.version, contentHash: releases.contentHash }

const pointedReleases = prepared('pointed releases', (db) =>
  db
    .select(pointed)
    .from(releasePointers)
    .innerJoin(releases, eq(releases.name, releasePointers.name))
    .where(isPointedAt)
    .orderBy(releases.name, releases.version),
)

export type PointedRelease = { pointer: Pointer; version: string; contentHash: string }

/** Returns all pointers with their releases, in a fixed order. */
export const readPointedReleases = (db: Database): Promise<PointedRelease[]> => pointedReleases(db, {})

/** Returns the pointers with the manifests of their releases in one statement, so that they are consistent. */
export const readPointedManifests = (
  db: Database,
): Promise<(PointedRelease & { manifest: ReleaseManifest })[]> =>
  db
    .select({ ...pointed, manifest: releases.manifest })
    .from(releasePointers)
    .innerJoin(releases, eq(releases.name, releasePointers.name))
    .where(isPointedAt)
    .orderBy(releases.name, releases.version)

export async function insertRelease(db: Database, row: typeof releases.$inferInsert): Promise<void> {
  await db.insert(releases).values(row)
}

/** Withdraws a release, or makes it available again (`null`). */
export async function markWithdrawn(
  db: Database,
  name: string,
  version: string,
  withdrawn: { at: Date; why: string } | null,
): Promise<void> {
  await db
    .update(releases)
    .set({ withdrawnAt: withdrawn?.at ?? null, withdrawnWhy: withdrawn?.why ?? null })
    .where(and(eq(releases.name, name), eq(releases.version, version)))
}

/** Moves a pointer and records until when the replaced releases were served. */
export async function movePointer(db: Database, before: Pointer | undefined, after: Pointer): Promise<void> {
  await db
    .insert(releasePointers)
    .values(after)
    .onConflictDoUpdate({ target: releasePointers.name, set: after })
  const kept = versionsOf(after)
  for (const version of versionsOf(before).filter((each) => !kept.includes(each))) {
    await db
      .update(releases)
      .set({ servedUntil: after.updatedAt })
      .where(and(eq(releases.name, after.name), eq(releases.version, version)))
  }
}

/** Deletes a release and its reports. */
export async function deleteRelease(db: Database, name: string, version: string): Promise<void> {
  await deleteReports(db, name, version)
  await db.delete(releases).where(and(eq(releases.name, name), eq(releases.version, version)))
}

/** Deletes the reports about a release. */
export async function deleteReports(db: Database, name: string, version: string): Promise<void> {
  for (const table of [releaseFailures, releaseLoads]) {
    await db.delete(table).where(and(eq(table.name, name), eq(table.version, version)))
  }
}

export async function writeAudit(db: Database, row: typeof releaseAudit.$inferInsert): Promise<void> {
  await db.insert(releaseAudit).values(row)
}

export const readAudit = (db: Database, limit: number) =>
  db.select().from(releaseAudit).orderBy(desc(releaseAudit.seq)).limit(limit)

/** Finds a token by its hash unless it is revoked. */
export async function readToken(db: Database, hash: string) {
  const [row] = await db
    .select()
    .from(releaseTokens)
    .where(and(eq(releaseTokens.hash, hash), isNull(releaseTokens.revokedAt)))
  return row
}

/** Returns all tokens without their secrets. */
export const readTokens = (db: Database) =>
  db
    .select({
      id: releaseTokens.id,
      name: releaseTokens.name,
      label: releaseTokens.label,
      createdAt: releaseTokens.createdAt,
      revokedAt: releaseTokens.revokedAt,
    })
    .from(releaseTokens)
    .orderBy(releaseTokens.name, releaseTokens.createdAt)

export async function insertToken(db: Database, row: typeof releaseTokens.$inferInsert): Promise<void> {
  await db.insert(releaseTokens).values(row)
}

/** Revokes a token. Returns it, or `undefined` if there was none to revoke. */
export async function revokeToken(db: Database, id: string, at: Date) {
  const [row] = await db
    .update(releaseTokens)
    .set({ revokedAt: at })
    .where(and(eq(releaseTokens.id, id), isNull(releaseTokens.revokedAt)))
    .returning()
  return row
}
