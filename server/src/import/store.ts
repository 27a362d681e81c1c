import type { LangCode } from '@mowka/contract/schemas/common'
import type { ContentKind } from '@mowka/contract/schemas/editor/history'
import { asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
import { courseTables, courseLinks as links } from '../course/content'
import { advisoryLocks } from '../database/advisory-locks'
import type { Database } from '../database/database'
import { groupBy } from '../database/group-by'
import { readDeletedRows } from '../history/public'
import { popups } from '../popup/content'
import { recordings } from '../recording/content'

/** Rows per statement: PostgreSQL accepts at most 65,535 parameters. */
const CHUNK = 1000

const chunks = <Each>(all: readonly Each[]): Each[][] =>
  Array.from({ length: Math.ceil(all.length / CHUNK) }, (_, index) =>
    all.slice(index * CHUNK, (index + 1) * CHUNK),
  )

/** Waits for other imports to finish and blocks new ones until the end of the transaction. */
export async function lockImports(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.imports})`)
}

/** Tables that editors can change. */
const editable = { ...courseTables, popups }
export type EditableName = keyof typeof editable
type Editable = (typeof editable)[EditableName]
/** A row without its links, keyed by column. */
export type EditableRow = Record<string, unknown> & { id: string }

export type LinkName = keyof typeof links

/** Link targets come before the rows that link to them. */
export const importOrder = ['hints', 'words', 'exercises', 'lessons', 'courses', 'popups'] as const

/** The id lists in each table's rows, and the link tables that store them. */
export const linkLists: Record<EditableName, Readonly<Record<string, LinkName>>> = {
  hints: {},
  words: {},
  exercises: { words: 'exerciseWords', hints: 'exerciseHints' },
  lessons: { itemIds: 'lessonItems', wordIds: 'lessonWords' },
  courses: { lessonIds: 'courseLessons' },
  popups: {},
}

/** Returns the ids in one of a row's lists. */
export const idsIn = (row: Record<string, unknown>, list: string): string[] => {
  const ids = row[list]
  return Array.isArray(ids) ? ids.map(String) : []
}

/** A row as stored, without its links. */
export type StoredRow = Record<string, unknown> & { edited: boolean; version: number }

/** Reads rows by id. With a lock, an editor's concurrent change either waits for the import or is seen by it. */
export async function readStored(
  db: Database,
  name: EditableName,
  ids: readonly string[],
  { lock = true } = {},
) {
  const table: Editable = editable[name]
  const stored = new Map<string, StoredRow>()
  for (const some of chunks(ids)) {
    const found = db.select().from(table).where(inArray(table.id, some))
    const rows = await (lock ? found.for('update') : found)
    for (const row of rows) stored.set(row.id, row)
  }
  return stored
}

/** Returns the given ids that exist. */
export async function readKnownIds(
  db: Database,
  name: LinkName,
  ids: readonly string[],
): Promise<Set<string>> {
  const table: Editable = editable[linked[name]]
  const known = new Set<string>()
  for (const some of chunks(ids)) {
    const rows = await db.select({ id: table.id }).from(table).where(inArray(table.id, some))
    for (const { id } of rows) known.add(id)
  }
  return known
}

/** Each table's content kind in the history. */
export const kinds = {
  courses: 'course',
  lessons: 'lesson',
  exercises: 'exercise',
  hints: 'hint',
  words: 'word',
  popups: 'popup',
} as const satisfies Record<EditableName, ContentKind>

/** Content kinds with their tables, in import order. */
export const tableOf: readonly (readonly [ContentKind, Editable])[] = importOrder.map(
  (name) => [kinds[name], editable[name]] as const,
)

/** Returns the table name of a content kind. */
export const nameOfKind = (kind: ContentKind): EditableName => {
  const name = importOrder.find((each) => kinds[each] === kind)
  if (!name) throw new Error(`No table has ${kind}`)
  return name
}

/** The target table of each link table. */
const linked = {
  courseLessons: 'lessons',
  lessonItems: 'exercises',
  lessonWords: 'words',
  exerciseWords: 'words',
  exerciseHints: 'hints',
} as const satisfies Record<LinkName, EditableName>

/** Reads rows by id with their lists of linked ids. */
export async function readWithLinks(
  db: Database,
  name: EditableName,
  ids: readonly string[],
  { lock = true } = {},
): Promise<Map<string, StoredRow>> {
  const stored = await readStored(db, name, ids, { lock })
  for (const [list, table] of Object.entries(linkLists[name])) {
    const targets = await readLinks(db, table, ids)
    for (const [id, row] of stored) row[list] = targets.get(id) ?? []
  }
  return stored
}

/** Drops rows that editors have deleted in the panel, and links to them. */
export async function withoutDeleted(
  db: Database,
  name: EditableName,
  rows: readonly EditableRow[],
): Promise<EditableRow[]> {
  const deletedOf = (table: EditableName) => readDeletedRows(db, kinds[table])
  const deleted = await deletedOf(name)
  const lists: { list: string; gone: Set<string> }[] = []
  for (const [list, link] of Object.entries(linkLists[name])) {
    const gone = await deletedOf(linked[link])
    if (gone.size > 0) lists.push({ list, gone })
  }
  return rows
    .filter(({ id }) => !deleted.has(id))
    .map((row) => ({
      ...row,
      ...Object.fromEntries(
        lists.map(({ list, gone }) => [list, idsIn(row, list).filter((id) => !gone.has(id))]),
      ),
    }))
}

/** Creates or overwrites rows and their links. */
export async function writeRows(
  db: Database,
  name: EditableName,
  rows: readonly EditableRow[],
  now: Date,
  how: { byEditor?: boolean } = {},
): Promise<void> {
  const lists = linkLists[name]
  const columns = rows.map((row) => {
    const own = Object.entries(row).filter(([key]) => !(key in lists))
    return { ...Object.fromEntries(own), id: row.id, ...(how.byEditor ? { edited: true } : {}) }
  })
  await upsertRows(db, name, columns, now, how)
  for (const [list, table] of Object.entries(lists)) {
    await replaceLinks(
      db,
      table,
      rows.map((row) => ({ id: row.id, targets: idsIn(row, list) })),
    )
  }
}

/** Reads all or the given rows of an editable table, oldest first. */
export const readRows = async <Name extends EditableName>(
  db: Database,
  name: Name,
  ids?: readonly string[],
): Promise<(typeof editable)[Name]['$inferSelect'][]> => {
  const table: Editable = editable[name]
  const rows: unknown[] = []
  for (const wanted of ids ? chunks(ids).map((some) => inArray(table.id, some)) : [undefined]) {
    rows.push(...(await db.select().from(table).where(wanted).orderBy(asc(table.createdAt), asc(table.id))))
  }
  // The rows come from the table with that name.
  return rows as never
}

/** Returns the ids of all courses, or of one target language, in the order learners see them. */
export async function readCourseIds(db: Database, targetLang?: LangCode): Promise<string[]> {
  const { courses } = courseTables
  const rows = await db
    .select({ id: courses.id })
    .from(courses)
    .where(targetLang ? eq(courses.targetLang, targetLang) : undefined)
    .orderBy(asc(courses.targetLang), asc(courses.position), asc(courses.id))
  return rows.map(({ id }) => id)
}

/** Returns the courses that contain these lessons. */
export async function readCoursesOfLessons(db: Database, lessonIds: readonly string[]): Promise<string[]> {
  const { table, owner, target } = links.courseLessons
  const found = new Set<string>()
  for (const some of chunks(lessonIds)) {
    const rows = await db.select({ id: owner }).from(table).where(inArray(target, some))
    for (const { id } of rows) found.add(id)
  }
  return [...found]
}

/** Reads the links of all or the given owners, in order. */
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

/** Returns the `set` of an upsert in which every given column takes the new value. */
const takeNew = (table: PgTable, columns: readonly string[]): Record<string, SQL> =>
  Object.fromEntries(
    columns.map((key) => [key, sql`excluded.${sql.identifier(getTableColumns(table)[key]?.name ?? key)}`]),
  )

/**
 * Creates or overwrites rows that all have the same columns; an overwritten row gets a new version (C57). `now`
 * becomes the creation time of new rows. Editors' rows stay unless an editor is writing.
 */
async function upsertRows(
  db: Database,
  name: EditableName,
  rows: readonly EditableRow[],
  now: Date,
  { byEditor = false } = {},
): Promise<void> {
  const table: Editable = editable[name]
  for (const some of chunks(rows)) {
    await db
      .insert(table as PgTable)
      .values(some.map((row) => ({ ...row, createdAt: now })) as PgInsertValue<PgTable>[])
      .onConflictDoUpdate({
        target: table.id,
        set: { ...takeNew(table, Object.keys(some[0] ?? {})), version: sql`${table.version} + 1` },
        ...(byEditor ? {} : { setWhere: eq(table.edited, false) }),
      })
  }
}

/** Replaces the owners' links with exactly these, in this order. */
async function replaceLinks(
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

/** Inserts missing recordings without touching existing ones. Returns whether any are new. */
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
