import { LangCode, type ListQuery } from '@mowka/shared/contract/schemas/common'
import { type FilterKey, parseFilters } from '@mowka/shared/domain/filters'
import { ilike, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { invalidInput } from './problem'

/** Rows of a page when the caller does not say (administration and platform §9). */
const DEFAULT_LIMIT = 10

/** What a list query asks for, checked against what the list can do. */
export type ListRequest<Key extends FilterKey, Field extends string> = {
  filters: Partial<Record<Key, string>>
  sort: { field: Field; direction: 'asc' | 'desc' } | null
  limit: number
  offset: number
}

/** Reads a list query. Throws 422 for a filter or a sort field that the list does not know, naming it. */
export function readListQuery<Key extends FilterKey, Field extends string>(
  query: ListQuery,
  known: { filters: readonly Key[]; sort: readonly Field[] },
): ListRequest<Key, Field> {
  const limit = query.limit ?? DEFAULT_LIMIT
  return {
    filters: readFilters(query.filters, known.filters),
    sort: readSort(query.sort, known.sort),
    limit,
    offset: ((query.page ?? 1) - 1) * limit,
  }
}

function readFilters<Key extends FilterKey>(text: string | undefined, known: readonly Key[]) {
  const filters: Partial<Record<Key, string>> = {}
  for (const [key, value] of Object.entries(parsed(text))) {
    const name = known.find((each) => each === key)
    if (!name) throw invalidInput('querystring/filters', `This list has no filter ${key}`)
    filters[name] = value
  }
  return filters
}

function parsed(text: string | undefined) {
  try {
    return parseFilters(text)
  } catch (error) {
    throw invalidInput('querystring/filters', error instanceof Error ? error.message : 'unreadable')
  }
}

function readSort<Field extends string>(text: string | undefined, known: readonly Field[]) {
  if (!text) return null
  const [name, direction] = text.split(':')
  const field = known.find((each) => each === name)
  if (!field) throw invalidInput('querystring/sort', `This list cannot be sorted by ${name}`)
  return { field, direction: direction === 'desc' ? ('desc' as const) : ('asc' as const) }
}

/** Reads a filter's `true` or `false`; undefined when absent. Throws 422 for anything else. */
export function readFlag(value: string | undefined): boolean | undefined {
  if (value === undefined) return undefined
  if (value === 'true' || value === 'false') return value === 'true'
  throw invalidInput('querystring/filters', `${value} is neither true nor false`)
}

/** Reads a filter's language; undefined when absent. Throws 422 for anything else. */
export function readLangFilter(value: string | undefined): LangCode | undefined {
  if (value === undefined) return undefined
  const lang = LangCode.safeParse(value)
  if (!lang.success) throw invalidInput('querystring/filters', `${value} is no language`)
  return lang.data
}

/** `$search`: the text stands somewhere in one of the columns, in whatever case (administration and platform §7). */
export function containsText(text: string | undefined, columns: PgColumn[]): SQL | undefined {
  const sought = text?.trim()
  if (!sought) return undefined
  const pattern = `%${sought.replace(/[\\%_]/g, '\\$&')}%`
  return or(...columns.map((column) => ilike(column, pattern)))
}
