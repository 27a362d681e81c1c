import type { historyList } from '@mowka/contract/endpoints/editor/history'
import type { ContentKind } from '@mowka/contract/schemas/editor/history'
import type { ReadListQuery } from '@mowka/contract/schemas/list'
import { and, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { readPage } from '../http/list-query'
import { contentHistory } from './tables'

export type HistoryRow = typeof contentHistory.$inferSelect

export async function insertEntry(db: Database, row: typeof contentHistory.$inferInsert): Promise<void> {
  await db.insert(contentHistory).values(row)
}

/** Inserts entries in chunks, because PostgreSQL accepts at most 65535 parameters per statement. */
export async function insertEntries(
  db: Database,
  rows: readonly (typeof contentHistory.$inferInsert)[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += 1000) {
    await db.insert(contentHistory).values(rows.slice(at, at + 1000))
  }
}

/** Returns one page of changes and the total count. */
export const listEntries = (db: Database, query: ReadListQuery<typeof historyList>) =>
  readPage(db, contentHistory, query, {
    filters: { kind: contentHistory.kind, _id: contentHistory.rowId },
    sort: { createdAt: contentHistory.createdAt },
    tie: [contentHistory.version, contentHistory.id],
  })

export async function readEntry(db: Database, id: string): Promise<HistoryRow | undefined> {
  const [row] = await db.select().from(contentHistory).where(eq(contentHistory.id, id))
  return row
}

/** Returns the changes of a row since one of them, latest first. Versions start again when a row is created again. */
export const readEntriesFrom = (
  db: Database,
  { kind, rowId, version, createdAt }: Pick<HistoryRow, 'kind' | 'rowId' | 'version' | 'createdAt'>,
): Promise<HistoryRow[]> =>
  db
    .select()
    .from(contentHistory)
    .where(
      and(
        eq(contentHistory.kind, kind),
        eq(contentHistory.rowId, rowId),
        gte(contentHistory.version, version),
        gte(contentHistory.createdAt, createdAt),
      ),
    )
    .orderBy(desc(contentHistory.version), desc(contentHistory.id))

/** Returns the changes of rows of a kind, latest first. */
export const readEntriesOf = (
  db: Database,
  kind: ContentKind,
  rowIds: readonly string[],
): Promise<HistoryRow[]> =>
  db
    .select()
    .from(contentHistory)
    .where(and(eq(contentHistory.kind, kind), inArray(contentHistory.rowId, [...rowIds])))
    .orderBy(desc(contentHistory.version), desc(contentHistory.id))

/**
 * Returns the ids of rows of a kind that editors have deleted. A row deleted by undoing an import doesn't count: a
 * corrected file may create it again.
 */
export async function readDeletedRows(db: Database, kind: ContentKind): Promise<Set<string>> {
  const rows = await db
    .select({ id: contentHistory.rowId })
    .from(contentHistory)
    .where(
      and(
        eq(contentHistory.kind, kind),
        eq(contentHistory.action, 'deleted'),
        isNull(contentHistory.batchId),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

/** Returns the user who last gave a field of a row a value; `null` for a deleted account, `undefined` if nobody did. */
export async function readLastAuthor(
  db: Database,
  { kind, rowId }: Pick<HistoryRow, 'kind' | 'rowId'>,
  { field, after }: { field: string; after: unknown },
): Promise<string | null | undefined> {
  const [row] = await db
    .select({ userId: contentHistory.userId })
    .from(contentHistory)
    .where(
      and(
        eq(contentHistory.kind, kind),
        eq(contentHistory.rowId, rowId),
        sql`${contentHistory.changes} @> ${JSON.stringify([{ field, after }])}::jsonb`,
      ),
    )
    .orderBy(desc(contentHistory.version), desc(contentHistory.id))
    .limit(1)
  return row?.userId
}
