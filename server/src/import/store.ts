import type { ContentKind } from '@mowka/shared/contract/schemas/history'
import { asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
import { courseTables, courseLinks as links } from '../course/content'
import { advisoryLocks } from '../database/advisory-locks'
import type { Database } from '../database/database'
import { groupBy } from '../database/group-by'
import { readDeletedRows } from '../history/public'
import { popups } from '../popup/content'
import { recordings } from '../recording/content'

/** Rows of one statement: PostgreSQL takes 65535 parameters. */
const CHUNK = 1000

const chunks = <Each>(all: readonly Each[]): Each[][] =>
  Array.from({ length: Math.ceil(all.length / CHUNK) }, (_, index) =>
    all.slice(index * CHUNK, (index + 1) * CHUNK),
  )

/** Waits until no other import runs; holds until the transaction ends. */
export async function lockImports(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.imports})`)
}

/** The tables that editors keep. */
const editable = { ...courseTables, popups }
export type EditableName = keyof typeof editable
type Editable = (typeof editable)[EditableName]
/** A row without its links; its keys are columns. */
export type EditableRow = Record<string, unknown> & { id: string }

export type LinkName = keyof typeof links

/** Reads rows by id and locks them, so that an editor's change waits for the import or is seen by it. */
export async function readStored(db: Database, name: EditableName, ids: readonly string[]) {
  const table: Editable = editable[name]
  const stored = new Map<string, Record<string, unknown> & { edited: boolean }>()
  for (const some of chunks(ids)) {
    const rows = await db.select().from(table).where(inArray(table.id, some)).for('update')
    for (const row of rows) stored.set(row.id, row)
  }
  return stored
}

/** What history calls the rows of a table. */
const kinds = {
  courses: 'course',
  lessons: 'lesson',
  exercises: 'exercise',
  hints: 'hint',
  words: 'word',
  popups: 'popup',
} as const satisfies Record<EditableName, ContentKind>

/** To which table links point. */
const linked = {
  courseLessons: 'lessons',
  lessonItems: 'exercises',
  lessonWords: 'words',
  exerciseWords: 'words',
  exerciseHints: 'hints',
} as const satisfies Record<LinkName, EditableName>

/** Rows without those that editors have deleted in the panel, and without links to such. */
export async function withoutDeleted<Row extends { id: string }>(
  db: Database,
  name: EditableName,
  rows: readonly Row[],
  linkLists: Partial<Record<keyof Row, LinkName>>,
): Promise<Row[]> {
  const deletedOf = (table: EditableName) => readDeletedRows(db, kinds[table])
  const deleted = await deletedOf(name)
  const lists = await Promise.all(
    Object.entries<LinkName | undefined>(linkLists).flatMap(([list, link]) =>
      link ? [deletedOf(linked[link]).then((gone) => ({ list, gone }))] : [],
    ),
  )
  const kept = rows.filter(({ id }) => !deleted.has(id))
  const cut = lists.filter(({ gone }) => gone.size > 0)
  if (cut.length === 0) return kept
  return kept.map((row) => {
    const all: Record<string, unknown> = { ...row }
    const left = cut.map(({ list, gone }) => {
      const ids = all[list]
      return [list, Array.isArray(ids) ? ids.filter((id) => !gone.has(String(id))) : ids]
    })
    return { ...row, ...Object.fromEntries(left) }
  })
}

/** Reads all rows of a table that editors keep, the oldest first. */
export const readRows = <Name extends EditableName>(
  db: Database,
  name: Name,
): Promise<(typeof editable)[Name]['$inferSelect'][]> => {
  const table: Editable = editable[name]
  return db.select().from(table).orderBy(asc(table.createdAt), asc(table.id)) as never
}

/** Reads where links of these owners point, or of all, in their order. */
export async function readLinks(db: Database, name: LinkName, ownerIds?: readonly string[]) {
  const { table, owner, target } = links[name]
  const found: { owner: string; target: string }[] = []
  const wanted = ownerIds ? chunks(ownerIds).map((some) => inArray(owner, some)) : [undefined]
  for (const some of wanted) {
    const rows = await db
      .select({ owner: sql<string>`${owner}`, target: sql<string>`${target}` })
      .from(table as PgTable)
      .where(some)
      .orderBy(asc(table.position))
    for (const row of rows) found.push(row)
  }
  return new Map(
    [...groupBy(found, (row) => row.owner)].map(([id, own]) => [id, own.map((row) => row.target)]),
  )
}

/** `set` of an upsert: every given column takes the new value. */
const takeNew = (table: PgTable, columns: readonly string[]): Record<string, SQL> =>
  Object.fromEntries(
    columns.map((key) => [key, sql`excluded.${sql.identifier(getTableColumns(table)[key]?.name ?? key)}`]),
  )

/** Makes or overwrites rows. Each row has the same columns; a row that is overwritten gets a new version (C57). `now` is when a new one was made. */
export async function upsertRows(
  db: Database,
  name: EditableName,
  rows: readonly EditableRow[],
  now: Date,
): Promise<void> {
  const table: Editable = editable[name]
  for (const some of chunks(rows)) {
    await db
      .insert(table as PgTable)
      .values(some.map((row) => ({ ...row, createdAt: now })) as PgInsertValue<PgTable>[])
      .onConflictDoUpdate({
        target: table.id,
        set: { ...takeNew(table, Object.keys(some[0] ?? {})), version: sql`${table.version} + 1` },
        setWhere: eq(table.edited, false),
      })
  }
}

/** Makes links of owners be exactly these, in this order. */
export async function replaceLinks(
  db: Database,
  name: LinkName,
  owners: readonly { id: string; targets: readonly string[] }[],
): Promise<void> {
  const {
    table,
    owner,
    rowOf,
  }: { table: PgTable; owner: PgColumn; rowOf: (from: string, to: string) => object } = links[name]
  for (const some of chunks(owners.map(({ id }) => id))) await db.delete(table).where(inArray(owner, some))
  const rows = owners.flatMap(({ id, targets }) =>
    targets.map((to, position) => ({ ...rowOf(id, to), position })),
  )
  for (const some of chunks(rows)) await db.insert(table).values(some as PgInsertValue<PgTable>[])
}

/** Makes room for recordings; ones that are there stay, spoken or not. True when some are new. */
export async function insertRecordings(
  db: Database,
  rows: readonly (typeof recordings.$inferInsert)[],
): Promise<boolean> {
  let isNew = false
  for (const some of chunks(rows)) {
    const made = await db
      .insert(recordings)
      .values(some)
      .onConflictDoNothing()
      .returning({ id: recordings.id })
    isNew ||= made.length > 0
  }
  return isNew
}
