import type { importRowList } from '@mowka/contract/endpoints/editor/content'
import type { ReadListQuery } from '@mowka/contract/schemas/list'
import { and, asc, eq, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { advisoryLocks } from '../../database/advisory-locks'
import type { Database } from '../../database/database'
import { listOrder, listWhere } from '../../http/list-query'
import { tableOf } from '../store'
import { contentImports as imports, contentImportRows as rows } from '../tables'

export type ImportRecord = typeof imports.$inferSelect
export type PlanRecord = typeof rows.$inferSelect

export async function readImport(db: Database, userId: string): Promise<ImportRecord | undefined> {
  const [record] = await db.select().from(imports).where(eq(imports.userId, userId))
  return record
}

/** Locks replacing this editor's import until the end of the transaction. */
export async function lockImportsOf(db: Database, userId: string): Promise<void> {
  await db.execute(
    sql`select pg_advisory_xact_lock(${advisoryLocks.editorsImports}::int, hashtext(${userId}))`,
  )
}

/** Reads an editor's import and locks it until the end of the transaction. */
export async function lockImport(db: Database, userId: string): Promise<ImportRecord | undefined> {
  const [record] = await db.select().from(imports).where(eq(imports.userId, userId)).for('update')
  return record
}

export async function readImportById(db: Database, id: string): Promise<ImportRecord | undefined> {
  const [record] = await db.select().from(imports).where(eq(imports.id, id))
  return record
}

/** Replaces the editor's previous import and its plan. */
export async function replaceImport(
  db: Database,
  record: typeof imports.$inferInsert,
): Promise<ImportRecord | undefined> {
  await db.delete(imports).where(eq(imports.userId, record.userId))
  const [made] = await db.insert(imports).values(record).returning()
  return made
}

/** Updates an import; returns false if another one has replaced it. */
export async function updateImport(
  db: Database,
  id: string,
  change: Partial<typeof imports.$inferInsert>,
): Promise<boolean> {
  const changed = await db.update(imports).set(change).where(eq(imports.id, id)).returning({ id: imports.id })
  return changed.length > 0
}

export async function deleteImport(db: Database, id: string): Promise<void> {
  await db.delete(imports).where(eq(imports.id, id))
}

/** Deletes expired imports. */
export async function deleteImportsBefore(db: Database, now: Date): Promise<void> {
  await db.delete(imports).where(lt(imports.keptUntil, now))
}

export async function readImportIds(db: Database): Promise<Set<string>> {
  return new Set((await db.select({ id: imports.id }).from(imports)).map(({ id }) => id))
}

export async function deletePlan(db: Database, importId: string): Promise<void> {
  await db.delete(rows).where(eq(rows.importId, importId))
}

export async function insertPlan(
  db: Database,
  planned: readonly (typeof rows.$inferInsert)[],
): Promise<void> {
  if (planned.length > 0) await db.insert(rows).values([...planned])
}

/** Returns one page of a plan and the total number of matching rows. */
export async function listPlan(
  db: Database,
  importId: string,
  { filters, sort, limit, page }: ReadListQuery<typeof importRowList>,
): Promise<{ rows: PlanRecord[]; total: number }> {
  const columns = { verdict: rows.verdict, kind: rows.kind, $search: [rows.title] }
  const where = and(eq(rows.importId, importId), listWhere<typeof importRowList>(columns, filters))
  const found = await db
    .select()
    .from(rows)
    .where(where)
    .orderBy(...listOrder({ position: rows.position }, sort))
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows: found, total: await db.$count(rows, where) }
}

/** Matches rows that still have to be written. */
const isWaiting = (importId: string): SQL | undefined =>
  and(
    eq(rows.importId, importId),
    isNull(rows.isWritten),
    or(inArray(rows.verdict, ['created', 'updated']), eq(rows.isTaken, true)),
  )

/** Returns the next rows to write, in order. */
export const readWaiting = (db: Database, importId: string, limit: number): Promise<PlanRecord[]> =>
  db.select().from(rows).where(isWaiting(importId)).orderBy(asc(rows.position)).limit(limit)

export const countWaiting = (db: Database, importId: string): Promise<number> =>
  db.$count(rows, isWaiting(importId))

/** Marks rows changed by an editor to take the file's version. */
export async function takeRows(db: Database, importId: string, rowIds: readonly string[]): Promise<void> {
  const theirs = and(eq(rows.importId, importId), eq(rows.verdict, 'theirs'))
  await db
    .update(rows)
    .set({ isTaken: false })
    .where(and(theirs, isNull(rows.isWritten)))
  if (rowIds.length === 0) return
  await db
    .update(rows)
    .set({ isTaken: true })
    .where(and(theirs, inArray(rows.rowId, [...rowIds])))
}

/** Records the outcome of rows. */
export async function markRows(
  db: Database,
  importId: string,
  positions: readonly number[],
  isWritten: boolean,
): Promise<void> {
  if (positions.length === 0) return
  await db
    .update(rows)
    .set({ isWritten })
    .where(and(eq(rows.importId, importId), inArray(rows.position, [...positions])))
}

/** Returns whether a row has changed since the plan was made. */
export async function isOutdated(db: Database, importId: string): Promise<boolean> {
  for (const [kind, table] of tableOf) {
    const [found] = await db
      .select({ position: rows.position })
      .from(rows)
      .leftJoin(table, eq(table.id, rows.rowId))
      .where(
        and(
          eq(rows.importId, importId),
          eq(rows.kind, kind),
          isNull(rows.isWritten),
          ne(rows.verdict, 'gone'),
          ne(sql`coalesce(${table.version}, 0)`, rows.version),
        ),
      )
      .limit(1)
    if (found) return true
  }
  return false
}
