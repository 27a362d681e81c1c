import type { Field, Kind, NameWith } from '@mowka/contract/content-kinds/kind'
import type { KindSort } from '@mowka/contract/content-kinds/list'
import type { FilterName, FilterValues, ListDescription, Sort, SortField } from '@mowka/contract/list'
import type { ReadListQuery } from '@mowka/contract/schemas/list'
import { and, asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database'
import { containsText } from '../database/search-form'

/**
 * Maps a filter to a condition: an equal column, columns of which one contains the text (ignoring case and
 * diacritics), or a custom condition.
 */
export type FilterColumns<List extends ListDescription> = {
  [Name in FilterName<List>]:
    | PgColumn
    | PgColumn[]
    | ((value: NonNullable<FilterValues<List>[Name]>) => SQL | undefined)
}

/** Columns or expressions for the sort fields of a list. */
export type SortColumns<List extends ListDescription> = Record<SortField<List>, PgColumn | SQL>

/** Builds the condition for a list's filters. */
export function listWhere<List extends ListDescription>(
  columns: FilterColumns<List>,
  filters: FilterValues<List>,
): SQL | undefined {
  return and(
    ...(Object.keys(columns) as FilterName<List>[]).map((name) => {
      const value = filters[name]
      if (value === undefined) return undefined
      const column = columns[name]
      if (typeof column === 'function') return column(value)
      return Array.isArray(column) ? containsText(String(value), column) : eq(column, value)
    }),
  )
}

/**
 * Builds the order of a list. `tie` decides between equal rows, so that pages never overlap; it has the same
 * direction, so that one index serves both.
 */
export const listOrder = <List extends ListDescription>(
  columns: SortColumns<List>,
  { field, direction }: Sort<SortField<List>>,
  ...tie: PgColumn[]
): SQL[] => [columns[field], ...tie].map((column) => (direction === 'asc' ? asc : desc)(column))

/** Up to this many matching rows are sorted after filtering, without an index. */
const FEW = 500

/**
 * Builds the order of a list with a known number of matches. PostgreSQL badly estimates how many rows contain a text
 * and then scans a whole index in order to find a handful. Few rows therefore get an order that matches no index.
 */
export function pageOrder<List extends ListDescription>(
  columns: SortColumns<List>,
  sort: Sort<SortField<List>>,
  total: number,
  ...tie: PgColumn[]
): SQL[] {
  const [first, ...rest] = [columns[sort.field], ...tie]
  const way = sort.direction === 'asc' ? asc : desc
  return [total > FEW ? first : sql`coalesce(${first}, ${first})`, ...rest].map((column) => way(column))
}

/** Returns one page of a table and the total number of matching rows. */
export async function readPage<List extends ListDescription, Table extends PgTable>(
  db: Database,
  table: Table,
  { filters, sort, limit, page }: ReadListQuery<List>,
  by: { filters: FilterColumns<List>; where?: SQL | undefined; sort: SortColumns<List>; tie: PgColumn[] },
): Promise<{ rows: Table['$inferSelect'][]; total: number }> {
  const where = and(listWhere(by.filters, filters), by.where)
  const from: PgTable = table
  const total = await db.$count(table, where)
  const rows = await fromNearerEnd({ sort, limit, page, total }, (way) =>
    db
      .select()
      .from(from)
      .where(where)
      .orderBy(...pageOrder(by.sort, way.sort, total, ...by.tie))
      .limit(way.limit)
      .offset(way.offset),
  )
  return { rows: rows as Table['$inferSelect'][], total }
}

/**
 * Reads a page from the nearer end of the list: skipped rows are read one by one, so the last page of a long list
 * would cost as much as the whole list. The order has to be reversible as a whole, including its tie.
 */
export async function fromNearerEnd<Row, Field extends string>(
  { sort, limit, page, total }: { sort: Sort<Field>; limit: number; page: number; total: number },
  read: (way: { sort: Sort<Field>; limit: number; offset: number }) => PromiseLike<Row[]>,
): Promise<Row[]> {
  const offset = (page - 1) * limit
  const behind = total - offset - limit
  if (offset >= total) return []
  if (offset <= behind) return read({ sort, limit, offset })
  const direction = sort.direction === 'asc' ? 'desc' : 'asc'
  const rows = await read({
    sort: { ...sort, direction },
    limit: Math.min(limit, total - offset),
    offset: Math.max(0, behind),
  })
  return rows.toReversed()
}

/** Columns behind the filters and sort fields of a kind's list. */
type ListColumns<Described extends Kind> = {
  filters: { $search: PgColumn[]; _id: PgColumn } & Record<NameWith<Described, { filter: true }>, PgColumn>
  sort: Record<KindSort<Described>, PgColumn | SQL>
}

/** The columns that `listOfKind` filters and sorts by. Texts are sorted regardless of case. */
export const listColumns = <Described extends Kind>(
  { fields }: Described,
  table: PgTable & { id: PgColumn; createdAt: PgColumn },
): ListColumns<Described> => {
  const columns: Record<string, PgColumn> = getTableColumns(table)
  const where = (isOne: (field: Field) => boolean) =>
    Object.entries(fields).flatMap(([name, field]) => {
      const column = columns[name]
      return column && isOne(field) ? [{ name, field, column }] : []
    })
  const filters = where(({ filter }) => filter === true).map(({ name, column }) => [name, column])
  const sort = where(({ sort }) => sort === true).map(({ name, field, column }) => [
    name,
    field.type === 'text' ? sql`lower(${column})` : column,
  ])
  const searched = where(({ search }) => search === true).map(({ column }) => column)
  // They are the fields that the types select by the same properties.
  return {
    filters: { $search: searched, _id: table.id, ...Object.fromEntries(filters) },
    sort: { ...Object.fromEntries(sort), createdAt: table.createdAt },
  } as ListColumns<Described>
}
