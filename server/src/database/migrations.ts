import { max, sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { bigint, pgSchema } from 'drizzle-orm/pg-core'
import type { Database } from './database'

/** Drizzle's record of applied migrations, by their time in the migrations folder's journal. */
const applied = pgSchema('drizzle').table('__drizzle_migrations', {
  createdAt: bigint('created_at', { mode: 'number' }),
})

/** The database lacks migrations that have since been merged into the baseline. */
export class DatabaseOutdated extends Error {
  constructor() {
    super(
      'The database is too old for this release, which no longer contains the migrations that it lacks. ' +
        'Start a release from 27 November 2026 once, then this one (docs/operations.md).',
    )
  }
}

/**
 * Rejects a database that is older than the baseline, because Drizzle would create its tables again. The baseline has
 * the time of the last migration merged into it, so a database with that migration counts as migrated.
 */
export async function rejectOutdated(db: Database, migrationsFolder: string): Promise<void> {
  const table = sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`
  const { rows } = (await db.execute(table)) as { rows: { name: string | null }[] }
  if (!rows[0]?.name) return
  const [row] = await db.select({ latest: max(applied.createdAt) }).from(applied)
  const [baseline] = readMigrationFiles({ migrationsFolder })
  if (row?.latest != null && baseline && row.latest < baseline.folderMillis) throw new DatabaseOutdated()
}
