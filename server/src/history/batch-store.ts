import type { batchList } from '@mowka/contract/endpoints/editor/batch'
import type { BatchEffect } from '@mowka/contract/schemas/editor/batch'
import type { FieldChange } from '@mowka/contract/schemas/editor/history'
import type { ReadListQuery } from '@mowka/contract/schemas/list'
import { and, eq, exists, getTableColumns, gt, not, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database'
import { listOrder, listWhere } from '../http/list-query'
import { contentBatches, contentHistory } from './tables'

/** A batch, and whether another batch that is in force has undone it. */
export type BatchRow = typeof contentBatches.$inferSelect & { isUndone: boolean }

/**
 * Inserts a batch. Returns `false` if the id exists. A concurrent request with the same id waits until the first has
 * ended.
 */
export async function insertBatch(
  db: Database,
  row: Omit<typeof contentBatches.$inferInsert, keyof BatchEffect>,
): Promise<boolean> {
  const made = await db
    .insert(contentBatches)
    .values({ ...row, changed: 0, unchanged: 0, skipped: 0, skippedRows: [] })
    .onConflictDoNothing()
    .returning({ id: contentBatches.id })
  return made.length > 0
}

/** Stores the effect of a batch. */
export async function finishBatch(db: Database, id: string, effect: BatchEffect): Promise<void> {
  await db.update(contentBatches).set(effect).where(eq(contentBatches.id, id))
}

const undoing = alias(contentBatches, 'undoing')
const undoingThat = alias(contentBatches, 'undoing_that')

const isUndone = (db: Database): SQL<boolean> =>
  sql<boolean>`${exists(
    db
      .select({ one: sql`1` })
      .from(undoing)
      .where(
        and(
          eq(undoing.undoesId, contentBatches.id),
          gt(undoing.changed, 0),
          not(
            exists(
              db
                .select({ one: sql`1` })
                .from(undoingThat)
                .where(and(eq(undoingThat.undoesId, undoing.id), gt(undoingThat.changed, 0))),
            ),
          ),
        ),
      ),
  )}`

const columns = (db: Database) => ({ ...getTableColumns(contentBatches), isUndone: isUndone(db) })

/** Finds a batch by id. */
export async function readBatch(db: Database, id: string): Promise<BatchRow | undefined> {
  const [row] = await db.select(columns(db)).from(contentBatches).where(eq(contentBatches.id, id))
  return row
}

/** Returns one page of batches with changes and the total count. */
export async function listBatchRows(
  db: Database,
  { filters, sort, limit, page }: ReadListQuery<typeof batchList>,
): Promise<{ rows: BatchRow[]; total: number }> {
  const where = and(
    gt(contentBatches.changed, 0),
    listWhere<typeof batchList>({ kind: contentBatches.kind }, filters),
  )
  const rows = await db
    .select(columns(db))
    .from(contentBatches)
    .where(where)
    .orderBy(...listOrder({ createdAt: contentBatches.createdAt }, sort, contentBatches.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows, total: await db.$count(contentBatches, where) }
}

/** Returns the changes of a batch by row. */
export async function readBatchChanges(db: Database, batchId: string): Promise<Map<string, FieldChange[]>> {
  const rows = await db
    .select({ rowId: contentHistory.rowId, changes: contentHistory.changes })
    .from(contentHistory)
    .where(eq(contentHistory.batchId, batchId))
  return new Map(rows.map(({ rowId, changes }) => [rowId, changes]))
}
