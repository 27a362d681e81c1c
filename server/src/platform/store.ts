import type { ReleaseManifest } from '@mowka/shared/contract/schemas/platform'
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

/**
 * How long a transaction waits for others' locks before it gives up, in milliseconds: it holds a connection meanwhile.
 */
const LOCK_TIMEOUT = 10_000

const withPatience = (tx: Database) =>
  tx.execute(sql`select set_config('lock_timeout', ${String(LOCK_TIMEOUT)}, true)`)

/**
 * From here to its end a transaction is the only one that changes releases: each change is checked against everything
 * that is live, so two at once, of the shell and of a remote, would be checked against what the other one replaces.
 * Nothing that may take long belongs behind it, or a rollback would wait for that.
 */
export async function lockReleases(tx: Database): Promise<void> {
  await withPatience(tx)
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

/** Runs a change of releases if no other one runs at this moment. */
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
 * From here to its end a transaction is the only one that writes or removes files of a name: what is being kept for a
 * release is not taken for left behind, and no two releases write other content under one file name. Files may come
 * and go slowly; rollbacks, canaries and withdrawals do not wait for this.
 */
export async function lockFiles(tx: Database, name: string): Promise<void> {
  await withPatience(tx)
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.releaseFiles}::int, hashtext(${name}))`)
}

export async function readRelease(db: Database, name: string, version: string) {
  const [row] = await db
    .select()
    .from(releases)
    .where(and(eq(releases.name, name), eq(releases.version, version)))
  return row
}

/** Every release without its manifest, the newest first. */
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

/** What the releases of a name consist of. */
export const readManifests = (db: Database, name: string) =>
  db.select({ manifest: releases.manifest }).from(releases).where(eq(releases.name, name))

export const readPointers = (db: Database) => db.select().from(releasePointers).orderBy(releasePointers.name)

/** The pointer of a name as it is at this moment. */
export async function readPointer(db: Database, name: string): Promise<Pointer | undefined> {
  const [row] = await db.select().from(releasePointers).where(eq(releasePointers.name, name))
  return row
}

/** The pointer of a name, locked until the transaction ends. */
export async function lockPointer(db: Database, name: string): Promise<Pointer | undefined> {
  const [row] = await db.select().from(releasePointers).where(eq(releasePointers.name, name)).for('update')
  return row
}

/** What is pointed at and not withdrawn. */
const isPointedAt = and(
  or(
    eq(releases.version, releasePointers.live),
    eq(releases.version, releasePointers.fallback),
    eq(releases.version, releasePointers.canary),
  ),
  isNull(releases.withdrawnAt),
)

/** A release that a pointer points at, without what it consists of. */
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

/** Every pointer with the releases that it points at, in a fixed order. */
export const readPointedReleases = (db: Database): Promise<PointedRelease[]> => pointedReleases(db, {})

/** The same with what they consist of, out of one moment. */
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

/** Takes a release away from everyone, or gives it back (`null`). */
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

/** Moves a pointer and notes until when pages were opened with the releases that it leaves. */
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

/** Forgets a release and what was reported of it. */
export async function deleteRelease(db: Database, name: string, version: string): Promise<void> {
  await deleteReports(db, name, version)
  await db.delete(releases).where(and(eq(releases.name, name), eq(releases.version, version)))
}

/** Forgets what was reported of a release. */
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

/** A token that is not revoked, by its hash. */
export async function readToken(db: Database, hash: string) {
  const [row] = await db
    .select()
    .from(releaseTokens)
    .where(and(eq(releaseTokens.hash, hash), isNull(releaseTokens.revokedAt)))
  return row
}

/** All tokens without their secrets. */
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

/** Ends a token. Returns it, or undefined when there was none to end. */
export async function revokeToken(db: Database, id: string, at: Date) {
  const [row] = await db
    .update(releaseTokens)
    .set({ revokedAt: at })
    .where(and(eq(releaseTokens.id, id), isNull(releaseTokens.revokedAt)))
    .returning()
  return row
}
