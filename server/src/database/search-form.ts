import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * A text as searches compare it: lower case, without diacritics ("Łódź" is "lodz"), with one kind of apostrophe. The
 * function of the database has the rules of `searchForm` in shared/domain; indexes of searched texts are built on it.
 */
export const searchFormOf = (text: SQLWrapper): SQL<string> => sql<string>`search_form(${text})`

/** A condition that a text occurs in one of some others, whatever its case and diacritics; undefined for no text. */
export function containsText(text: string, columns: readonly SQLWrapper[]): SQL | undefined {
  const sought = text.trim()
  if (!sought) return undefined
  const pattern = searchFormOf(sql`${`%${sought.replace(/[\\%_]/g, '\\$&')}%`}`)
  return sql`(${sql.join(
    columns.map((column) => sql`${searchFormOf(column)} like ${pattern}`),
    sql` or `,
  )})`
}
