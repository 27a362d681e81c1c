import type { ReleaseManifest } from '@mowka/shared/contract/schemas/platform'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/database'
import { releaseAudit, releasePointers, releases, releaseTokens } from './tables'

export type Pointer = typeof releasePointers.$inferSelect

export async function readRelease(db: Database, name: string, version: string) {
  const [row] = await db
    .select()
    .from(releases)
    .where(and(eq(releases.name, name), eq(releases.version, version)))
  return row
}

export const readReleases = (db: Database) => db.select().from(releases).orderBy(desc(releases.createdAt))

export const readPointers = (db: Database) => db.select().from(releasePointers)

/** The pointer of a name, locked until the transaction ends. */
export async function lockPointer(db: Database, name: string): Promise<Pointer | undefined> {
  const [row] = await db.select().from(releasePointers).where(eq(releasePointers.name, name)).for('update')
  return row
}

/** Every pointer with the manifests that it points at, in one query each. */
export async function readPointedManifests(db: Database): Promise<{
  pointers: Pointer[]
  manifests: Map<string, ReleaseManifest>
}> {
  const [pointers, rows] = await Promise.all([
    readPointers(db),
    db
      .select({ name: releases.name, version: releases.version, manifest: releases.manifest })
      .from(releases)
      .innerJoin(releasePointers, eq(releases.name, releasePointers.name))
      .where(isNull(releases.withdrawnAt)),
  ])
  return { pointers, manifests: new Map(rows.map((row) => [`${row.name}@${row.version}`, row.manifest])) }
}

export async function insertRelease(db: Database, row: typeof releases.$inferInsert): Promise<void> {
  await db.insert(releases).values(row)
}

export async function savePointer(db: Database, row: typeof releasePointers.$inferInsert): Promise<void> {
  await db.insert(releasePointers).values(row).onConflictDoUpdate({ target: releasePointers.name, set: row })
}

export async function writeAudit(db: Database, row: typeof releaseAudit.$inferInsert): Promise<void> {
  await db.insert(releaseAudit).values(row)
}

export const readAudit = (db: Database, limit: number) =>
  db.select().from(releaseAudit).orderBy(desc(releaseAudit.seq)).limit(limit)

export async function readToken(db: Database, hash: string) {
  const [row] = await db.select().from(releaseTokens).where(eq(releaseTokens.hash, hash))
  return row
}

export async function insertToken(db: Database, row: typeof releaseTokens.$inferInsert): Promise<void> {
  await db.insert(releaseTokens).values(row)
}
