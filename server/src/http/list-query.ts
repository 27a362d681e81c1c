import type { FilterName, FilterValues, ListDescription, Sort, SortField } from '@mowka/shared/contract/list'
import type { ReadListQuery } from '@mowka/shared/contract/schemas/list'
import { and, asc, desc, eq, ilike, or, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database'

/**
 * How a filter becomes a condition: a column that equals it, columns of which one contains it (whatever the case), or
 * its own condition.
 */
export type FilterColumns<List extends ListDescription> = {
  [Name in FilterName<List>]:
    | PgColumn
    | PgColumn[]
    | ((value: NonNullable<FilterValues<List>[Name]>) => SQL | undefined)
}

/** What the fields of a list's order are in the database. */
export type SortColumns<List extends ListDescription> = Record<SortField<List>, PgColumn | SQL>

/** The rows that a list's filters ask for. */
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

/** The order that a list asks for. `tie` decides between equal rows, so that pages never overlap. */
export const listOrder = <List extends ListDescription>(
  columns: SortColumns<List>,
  { field, direction }: Sort<SortField<List>>,
  ...tie: PgColumn[]
): SQL[] => [(direction === 'asc' ? asc : desc)(columns[field]), ...tie.map((column) => asc(column))]

/** One page of a table, and how many rows match in all. */
export async function readPage<List extends ListDescription, Table extends PgTable>(
  db: Database,
  table: Table,
  { filters, sort, limit, page }: ReadListQuery<List>,
  by: { filters: FilterColumns<List>; sort: SortColumns<List>; tie: PgColumn[] },
): Promise<{ rows: Table['$inferSelect'][]; total: number }> {
  const where = listWhere(by.filters, filters)
  const from: PgTable = table
  const rows = await db
    .select()
    .from(from)
    .where(where)
    .orderBy(...listOrder(by.sort, sort, ...by.tie))
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows: rows as Table['$inferSelect'][], total: await db.$count(table, where) }
}

/** The text occurs in one of the columns, in any case. */
export function containsText(text: string, columns: (PgColumn | SQL)[]): SQL | undefined {
  const sought = text.trim()
  if (!sought) return undefined
  const pattern = `%${sought.replace(/[\\%_]/g, '\\$&')}%`
  return or(...columns.map((column) => ilike(column, pattern)))
}
