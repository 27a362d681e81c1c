import { isDeepStrictEqual } from 'node:util'
import { columnFields, type Kind, type NameWith, type ValuesOf } from '@mowka/contract/content-kinds/kind'
import type { ContentKind, FieldChange } from '@mowka/contract/schemas/editor/history'
import { asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database'
import type { CallContext } from '../http/policy'

/** Returns the fields that a change modifies, with their values before and after. Omitted fields are unchanged. */
export const differences = (before: object, change: object): FieldChange[] => {
  const old: Record<string, unknown> = { ...before }
  return Object.entries(change).flatMap(([field, after]) =>
    after === undefined || isDeepStrictEqual(old[field], after)
      ? []
      : [{ field, before: old[field] ?? null, after }],
  )
}

/** Returns the field values before a series of changes, given latest first. */
export const valuesBefore = (latestFirst: readonly { changes: readonly FieldChange[] }[]) =>
  Object.fromEntries(
    latestFirst.flatMap(({ changes }) =>
      changes.map(({ field, before }): [string, unknown] => [field, before]),
    ),
  )

/** A table of rows that editors maintain. */
type EditableTable = PgTable & { id: PgColumn; version: PgColumn; edited: PgColumn; createdAt: PgColumn }

/** An ordered link table: the row that owns the link, the linked row, and the keys of both. */
export type LinkTable = {
  /** The table of the linked rows. */
  to: PgTable & { id: PgColumn }
  table: PgTable & { position: PgColumn }
  owner: PgColumn
  target: PgColumn
  rowOf: (owner: string, target: string) => object
}

/** Describes a kind of content and everything needed to write it through the history. */
export type Editable<Fields extends object, Shown = unknown> = {
  kind: ContentKind
  /** Subject of error messages: `The course`. */
  what: string
  table: EditableTable
  /** Fields stored as columns of the table, by key. */
  columns: readonly (keyof Fields & string)[]
  /** Fields stored as ordered lists of ids. */
  links?: Readonly<Record<string, LinkTable>>
  /**
   * Sanitizes and completes the fields to write, or throws 422. Receives the changed fields and the previous row,
   * null for a new one; returns the fields to write.
   */
  prepare?: (
    call: EditorCall,
    change: Partial<Fields>,
    before: Fields | null,
    id: string,
  ) => Promise<Partial<Fields>>
  /** Deletes dependent rows that the database doesn't cascade to. */
  beforeDelete?: (db: Database, id: string) => Promise<void>
  /** Returns the row in the shape of its API calls; `undefined` if it doesn't exist. */
  show: (db: Database, id: string) => Promise<Shown | undefined>
}

/** The context of an editor's call or job, in or outside a transaction. */
export type EditorCall = Pick<CallContext<'editor'>, 'db' | 'now'> & {
  /** `userId` is null in a job of an editor whose account was deleted. */
  person: Pick<CallContext<'editor'>['person'], 'roles'> & { userId: string | null }
  /** The batch of its changes in the history. */
  batchId?: string | undefined
}

/** The current state of a row. */
export type State<Fields> = { version: number; fields: Fields }

/** The state with the row's id. */
export type RowState<Fields> = State<Fields> & { id: string }

/** The tables behind the link fields of a kind; absent for a kind without links. */
type LinksOf<Described extends Kind> = [NameWith<Described, { type: 'links' }>] extends [never]
  ? { links?: never }
  : { links: Record<NameWith<Described, { type: 'links' }>, LinkTable> }

/** Makes a kind of content editable: its description names the fields, the rest is how this server stores them. */
export const editableOf = <Described extends Kind, Shown>(
  kind: Described,
  rest: Pick<Editable<ValuesOf<Described>, Shown>, 'table' | 'prepare' | 'beforeDelete' | 'show'> &
    LinksOf<Described>,
): Editable<ValuesOf<Described>, Shown> => ({
  kind: kind.name,
  what: `The ${kind.name}`,
  columns: columnFields(kind),
  ...rest,
})

const columnsOf = (table: PgTable, keys: readonly string[]): Record<string, PgColumn> => {
  const all: Record<string, PgColumn> = getTableColumns(table)
  return Object.fromEntries(keys.flatMap((key) => (all[key] ? [[key, all[key]]] : [])))
}

const linksOf = <Fields extends object, Shown>({
  links = {},
}: Editable<Fields, Shown>): [string, LinkTable][] => Object.entries(links)

/** Returns the ids in a change that don't exist, by field. */
export async function missingTargets<Fields extends object, Shown>(
  db: Database,
  editable: Editable<Fields, Shown>,
  change: Partial<Fields>,
): Promise<Map<string, Set<string>>> {
  const given: Record<string, unknown> = { ...change }
  const missing = new Map<string, Set<string>>()
  for (const [field, { to }] of linksOf(editable)) {
    const ids = given[field]
    if (!Array.isArray(ids) || ids.length === 0) continue
    const wanted = ids.map(String)
    const rows = await db
      .select({ id: to.id })
      .from(to as PgTable)
      .where(inArray(to.id, wanted))
    const known = new Set(rows.map(({ id }) => String(id)))
    const unknown = wanted.filter((id) => !known.has(id))
    if (unknown.length > 0) missing.set(field, new Set(unknown))
  }
  return missing
}

const targetsOf = (db: Database, { table, owner, target }: LinkTable, id: PgColumn): SQL =>
  sql`coalesce(${db
    .select({ all: sql`json_agg(${target} order by ${asc(table.position)})` })
    .from(table as PgTable)
    .where(eq(owner, id))}, '[]'::json)`

/** Reads a row with its links. `lock` holds it until the transaction ends. */
export async function readState<Fields extends object, Shown>(
  db: Database,
  editable: Editable<Fields, Shown>,
  id: string,
  { lock = false } = {},
): Promise<State<Fields> | undefined> {
  const { table } = editable
  if (lock) {
    const held = await db
      .select({ id: table.id })
      .from(table as PgTable)
      .where(eq(table.id, id))
      .for('update')
    if (held.length === 0) return undefined
  }
  return (await readStates(db, editable, [id]))[0]
}

/** Reads rows with their links, in any order. */
export async function readStates<Fields extends object, Shown>(
  db: Database,
  editable: Editable<Fields, Shown>,
  ids: readonly string[],
): Promise<RowState<Fields>[]> {
  if (ids.length === 0) return []
  const { table, columns } = editable
  const lists = linksOf(editable).map(([field, link]) => [field, targetsOf(db, link, table.id)] as const)
  const rows = await db
    .select({
      rowId: table.id,
      rowVersion: table.version,
      ...columnsOf(table, columns),
      ...Object.fromEntries(lists),
    })
    .from(table as PgTable)
    .where(inArray(table.id, [...ids]))
  // The description lists exactly the columns and links that make up the fields.
  return rows.map(({ rowId, rowVersion, ...fields }) => ({
    id: String(rowId),
    version: Number(rowVersion),
    fields: fields as Fields,
  }))
}

/**
 * Locks rows until the transaction ends, in the order of their ids, so that concurrent batches can't deadlock.
 * Learners' rows can still reference them.
 */
export async function lockRows<Fields extends object, Shown>(
  db: Database,
  { table }: Editable<Fields, Shown>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await db
    .select({ id: table.id })
    .from(table as PgTable)
    .where(inArray(table.id, [...ids]))
    .orderBy(asc(table.id))
    .for('no key update')
}

/** The part of a change that is stored in the row itself. */
const columnsIn = <Fields extends object, Shown>(
  { columns }: Editable<Fields, Shown>,
  change: Partial<Fields>,
) => Object.fromEntries(columns.flatMap((key) => (change[key] === undefined ? [] : [[key, change[key]]])))

/** Maximum number of links per statement, because PostgreSQL accepts at most 65535 parameters. */
const LINKS_AT_ONCE = 5000

/** Writes the same links to several rows. */
async function writeLinks<Fields extends object, Shown>(
  db: Database,
  editable: Editable<Fields, Shown>,
  ids: readonly string[],
  change: Partial<Fields>,
  { areNew = false } = {},
): Promise<void> {
  const given: Record<string, unknown> = { ...change }
  for (const [field, { table, owner, rowOf }] of linksOf(editable)) {
    const targets = given[field]
    if (!Array.isArray(targets)) continue
    if (!areNew) await db.delete(table).where(inArray(owner, [...ids]))
    const to = [...new Set(targets.map(String))]
    const rows = ids.flatMap((id) => to.map((target, position) => ({ ...rowOf(id, target), position })))
    for (let at = 0; at < rows.length; at += LINKS_AT_ONCE) {
      await db.insert(table as PgTable).values(rows.slice(at, at + LINKS_AT_ONCE) as PgInsertValue<PgTable>[])
    }
  }
}

/** Writes the same fields to several rows and marks them as edited, so that imports no longer overwrite them. */
export async function writeFields<Fields extends object, Shown>(
  db: Database,
  editable: Editable<Fields, Shown>,
  ids: readonly string[],
  change: Partial<Fields>,
): Promise<void> {
  const { table } = editable
  await db
    .update(table as PgTable)
    .set({ ...columnsIn(editable, change), version: sql`${table.version} + 1`, edited: true })
    .where(inArray(table.id, [...ids]))
  await writeLinks(db, editable, ids, change)
}

/** A row to insert. */
export type NewRow<Fields> = { id: string; fields: Fields }

/** Inserts rows with one statement, plus those for their links. Returns the ids of those that didn't exist. */
export async function insertFields<Fields extends object, Shown>(
  db: Database,
  editable: Editable<Fields, Shown>,
  rows: readonly NewRow<Fields>[],
  now: Date,
): Promise<Set<string>> {
  if (rows.length === 0) return new Set()
  const { table } = editable
  const values = rows.map(({ id, fields }) => ({
    ...columnsIn(editable, fields),
    id,
    edited: true,
    createdAt: now,
  }))
  const made = await db
    .insert(table as PgTable)
    .values(values as PgInsertValue<PgTable>[])
    .onConflictDoNothing()
    .returning({ id: table.id })
  const ids = new Set(made.map(({ id }) => String(id)))
  for (const { id, fields } of rows)
    if (ids.has(id)) await writeLinks(db, editable, [id], fields, { areNew: true })
  return ids
}

/** Deletes a row and its dependents. */
export async function deleteFields<Fields extends object, Shown>(
  db: Database,
  { table, beforeDelete }: Editable<Fields, Shown>,
  id: string,
): Promise<void> {
  await beforeDelete?.(db, id)
  await db.delete(table as PgTable).where(eq(table.id, id))
}
