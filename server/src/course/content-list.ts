import type { LangCode, ListQuery } from '@mowka/shared/contract/schemas/common'
import { and, eq, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { containsText, type ListRequest, readFlag, readLangFilter, readListQuery } from '../http/list-query'

/** What editors look for in a list of content (administration and platform §7, C34). */
export type ContentFilters = {
  search: string | undefined
  sourceLang: LangCode | undefined
  targetLang: LangCode | undefined
  id: string | undefined
  active: boolean | undefined
}

/** A page of a list of content: which rows, in which order. */
export type ContentListRequest<Field extends string> = Omit<ListRequest<never, Field>, 'filters'> & {
  filters: ContentFilters
}

/** Reads the query of a list of content. Throws 422 for a filter, a value or a sort field that it does not know. */
export function readContentList<Field extends string>(
  query: ListQuery,
  sort: Readonly<Record<Field, unknown>>,
): ContentListRequest<Field> {
  const { filters, ...page } = readListQuery(query, {
    filters: ['$search', 'sourceLang', 'targetLang', '_id', 'active'],
    sort: Object.keys(sort) as Field[],
  })
  return {
    ...page,
    filters: {
      search: filters.$search,
      sourceLang: readLangFilter(filters.sourceLang),
      targetLang: readLangFilter(filters.targetLang),
      id: filters._id,
      active: readFlag(filters.active),
    },
  }
}

/** The rows that the filters ask for; the text is looked for in `searched`. */
export const matching = (
  table: { id: PgColumn; sourceLang: PgColumn; targetLang: PgColumn; active: PgColumn },
  searched: PgColumn[],
  { search, sourceLang, targetLang, id, active }: ContentFilters,
): SQL | undefined =>
  and(
    containsText(search, searched),
    sourceLang && eq(table.sourceLang, sourceLang),
    targetLang && eq(table.targetLang, targetLang),
    id === undefined ? undefined : eq(table.id, id),
    active === undefined ? undefined : eq(table.active, active),
  )
