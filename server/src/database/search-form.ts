import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * Normalizes a text for search: lower case, no diacritics ("Łódź" becomes "lodz"), one kind of apostrophe. The SQL
 * function implements `searchForm` of shared/domain, and indexes of searchable text use it.
 */
export const searchFormOf = (text: SQLWrapper): SQL<string> => sql<string>`search_form(${text})`

/**
 * A condition for substring search in several columns, ignoring case and diacritics. `undefined` for an empty text.
 */
export function containsText(text: string, columns: readonly SQLWrapper[]): SQL | undefined {
  const sought = text.trim()
  if (!sought) return undefined
  const pattern = searchFormOf(sql`${`%${sought.replace(/[\\%_]/g, '\\$&')}%`}`)
  return sql`(${sql.join(
    columns.map((column) => sql`${searchFormOf(column)} like ${pattern}`),
    sql` or `,
  )})`
}
