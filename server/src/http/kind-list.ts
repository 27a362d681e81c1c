import type { Field, Kind, NameWith } from '@mowka/contract/content-kinds/kind'
import type { KindSort } from '@mowka/contract/content-kinds/list'
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

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
