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
  return sought ? isLike(`%${withoutWildcards(sought)}%`, columns) : undefined
}

/** A condition for texts that begin with this one, ignoring case and diacritics. */
export const beginsWith = (text: string, columns: readonly SQLWrapper[]): SQL =>
  isLike(`${withoutWildcards(text)}%`, columns)

/** A condition for texts that are equal to this one, ignoring case and diacritics. Uses indexes for short texts, too. */
export const isText = (text: string, columns: readonly SQLWrapper[]): SQL =>
  isLike(withoutWildcards(text), columns)

const withoutWildcards = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

const isLike = (pattern: string, columns: readonly SQLWrapper[]): SQL =>
  sql`(${sql.join(
    columns.map((column) => sql`${searchFormOf(column)} like ${searchFormOf(sql`${pattern}`)}`),
    sql` or `,
  )})`
