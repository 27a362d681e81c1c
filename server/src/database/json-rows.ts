import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'

const nameOf = (column: PgColumn): SQL => sql`${sql.identifier(column.name)}`
const listOf = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `)

/**
 * Inserts the rows of a placeholder if `condition` holds. Any number of rows is one JSON value (`rowsAsJson`), so a
 * prepared statement can write a varying number of rows.
 */
export function insertJson(table: PgTable, placeholder: string, condition: SQL): SQL {
  // The sequence of a serial column assigns its values.
  const columns = getTableConfig(table).columns.filter((column) => column.getSQLType() !== 'bigserial')
  const names = listOf(columns.map(nameOf))
  return sql`insert into ${table} (${names})
    select ${names} from json_populate_recordset(null::${table}, ${sql.placeholder(placeholder)}::json) where ${condition}`
}

/** Like `insertJson`, but updates rows with the same primary key: all columns, unless `set` replaces that. */
export function upsertJson(table: PgTable, placeholder: string, condition: SQL, set?: SQL): SQL {
  const { columns, primaryKeys } = getTableConfig(table)
  const key = primaryKeys.flatMap((each) => each.columns)
  const values = columns.filter((column) => !key.includes(column))
  const excluded = listOf(values.map((column) => sql`${nameOf(column)} = excluded.${nameOf(column)}`))
  return sql`${insertJson(table, placeholder, condition)}
    on conflict (${listOf(key.map(nameOf))}) do update set ${set ?? excluded}`
}

/** Rows of a table as JSON with column names as keys. */
export function rowsAsJson<Table extends PgTable>(
  table: Table,
  rows: readonly Table['$inferInsert'][],
): string {
  const columns = Object.entries(getTableColumns(table))
  return JSON.stringify(
    rows.map((row: Record<string, unknown>) =>
      Object.fromEntries(columns.map(([key, { name }]) => [name, row[key]])),
    ),
  )
}
