import { langFromPath, languages } from '@mowka/domain/languages/languages'
import type { LangCode } from './schemas/common'

/**
 * A filter of a list. `first` is the default of the page; the API itself filters only by given values. `text` is
 * searched, `id` identifies rows.
 */
export type ListFilter =
  | { kind: 'text' }
  | { kind: 'id' }
  | { kind: 'flag' }
  | { kind: 'lang'; first?: LangCode }
  | { kind: 'choice'; values: readonly string[]; first?: string }

/** Description of a list, from which its URL, page, API query and database query are derived. */
export type ListDescription = {
  /** Filters by their name in the API, e.g. `$search` (C34). */
  filters: Record<string, ListFilter>
  /** Sortable fields. */
  sort: readonly string[]
  /** Default order: `name:asc`. */
  order: `${string}:${'asc' | 'desc'}`
  /** Page sizes; the first is the default unless `size` overrides it. */
  sizes: readonly [number, ...number[]]
  size?: number
}

/** Default page size of a list. */
export const firstSize = ({ sizes, size }: ListDescription): number => size ?? sizes[0]

/** Describes a list. */
export const describeList = <const List extends ListDescription>(list: List): List => list

/** Name of a filter. */
export type FilterName<List extends ListDescription> = keyof List['filters'] & string

/** Name of a sortable field. */
export type SortField<List extends ListDescription> = List['sort'][number]

type FilterValue<Filter extends ListFilter> = Filter extends { kind: 'flag' }
  ? boolean
  : Filter extends { kind: 'lang' }
    ? LangCode
    : Filter extends { kind: 'choice'; values: readonly (infer Value)[] }
      ? Value
      : string

/** Parsed filters on the server. */
export type FilterValues<List extends ListDescription> = {
  [Name in FilterName<List>]?: FilterValue<List['filters'][Name]>
}

/** A column and its direction. */
export type Sort<Field extends string = string> = { field: Field; direction: 'asc' | 'desc' }

/** Formats filters as semicolon-joined `key:value` with percent-encoded values (C58). Empty values are omitted. */
export const formatFilters = (filters: Record<string, string | undefined>): string | undefined =>
  Object.entries(filters)
    .flatMap(([name, value]) => (value ? [`${name}:${encodeURIComponent(value)}`] : []))
    .join(';') || undefined

/**
 * Parses a list's filters.
 * @throws Error with a message for the caller if a filter is unknown or its value is invalid
 */
export function readFilters<List extends ListDescription>(
  list: List,
  text: string | undefined,
): FilterValues<List> {
  const values: Record<string, unknown> = {}
  for (const pair of text?.split(';').filter(Boolean) ?? []) {
    const colon = pair.indexOf(':')
    const name = colon > 0 ? pair.slice(0, colon) : pair
    const filter = Object.hasOwn(list.filters, name) ? list.filters[name] : undefined
    if (!filter || colon < 0) throw new Error(`This list has no filter ${name}`)
    values[name] = filterValue(name, filter, decoded(pair.slice(colon + 1)))
  }
  return values as FilterValues<List>
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    throw new Error(`${value} is not percent-encoded`)
  }
}

function filterValue(name: string, filter: ListFilter, text: string): string | boolean {
  switch (filter.kind) {
    case 'flag':
      if (text !== 'true' && text !== 'false') throw new Error(`${name} is true or false`)
      return text === 'true'
    case 'lang':
      if (!languages.some(({ langCode }) => langCode === text)) throw new Error(`${name} is no language`)
      return text
    case 'choice':
      if (!filter.values.includes(text)) throw new Error(`${name} is one of ${filter.values.join(', ')}`)
      return text
    default:
      return text
  }
}

/**
 * Parses `field:asc`.
 * @throws Error with a message for the caller if the list can't be sorted by the field
 */
export function readSort<List extends ListDescription>(list: List, text: string): Sort<SortField<List>> {
  const [field = '', direction] = text.split(':')
  if (!list.sort.includes(field)) throw new Error(`This list cannot be sorted by ${field}`)
  if (direction !== 'asc' && direction !== 'desc') throw new Error('The order is asc or desc')
  return { field, direction }
}

const formatSort = ({ field, direction }: Sort): string => `${field}:${direction}`

/** The query of a list as stored in its URL. Filters are unparsed texts. */
export type ListView<List extends ListDescription = ListDescription> = {
  filters: Partial<Record<FilterName<List>, string>>
  sort: Sort<SortField<List>>
  limit: number
  /** Starts at 1. */
  page: number
}

/** Name of a filter in the URL: without its prefix in the API. */
const nameInAddress = (name: string): string => name.replace(/^[$_]/, '')

const firstOf = (filter: ListFilter): string => ('first' in filter ? filter.first : undefined) ?? ''

/** Parses the URL of a list. Absent, unknown and invalid values become the defaults. */
export function readListAddress<List extends ListDescription>(
  list: List,
  params: URLSearchParams,
): ListView<List> {
  const filters = Object.entries(list.filters).map(([name, filter]) => {
    const text = params.get(nameInAddress(name))?.trim()
    return [name, text === undefined ? firstOf(filter) : addressValue(name, filter, text)]
  })
  const limit = Number(params.get('limit'))
  const page = Number(params.get('page'))
  return {
    filters: Object.fromEntries(filters),
    sort: orElse(
      () => readSort(list, params.get('sort') ?? ''),
      () => readSort(list, list.order),
    ),
    limit: list.sizes.find((size) => size === limit) ?? firstSize(list),
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  }
}

/** A filter's value in the URL. Languages are in lower case, as in paths. */
function addressValue(name: string, filter: ListFilter, text: string): string {
  const value = filter.kind === 'lang' ? (langFromPath(text) ?? '') : text
  if (value === '') return filter.kind === 'lang' && text !== '' ? firstOf(filter) : ''
  return orElse(
    () => String(filterValue(name, filter, value)),
    () => firstOf(filter),
  )
}

function orElse<Value>(read: () => Value, instead: () => Value): Value {
  try {
    return read()
  } catch {
    return instead()
  }
}

/** Formats the URL of a list; defaults are omitted, so that the default list has a plain URL. */
export function writeListAddress<List extends ListDescription>(
  list: List,
  view: ListView<List>,
): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, filter] of Object.entries(list.filters)) {
    const value = view.filters[name] ?? ''
    if (value !== firstOf(filter)) {
      params.set(nameInAddress(name), filter.kind === 'lang' ? value.toLowerCase() : value)
    }
  }
  if (formatSort(view.sort) !== list.order) params.set('sort', formatSort(view.sort))
  if (view.limit !== firstSize(list)) params.set('limit', String(view.limit))
  if (view.page !== 1) params.set('page', String(view.page))
  return params
}

/** A change of a list's query. */
export type ListChange<List extends ListDescription> = Partial<Omit<ListView<List>, 'filters'>> & {
  filters?: Partial<Record<FilterName<List>, string>>
}

/** Applies a change to the query. Anything but a page change returns to the first page. */
export const changeListView = <List extends ListDescription>(
  view: ListView<List>,
  { filters, ...change }: ListChange<List>,
): ListView<List> => ({ ...view, page: 1, ...change, filters: { ...view.filters, ...filters } })

/** API arguments of a list. */
export const listArguments = ({ filters, sort, limit, page }: ListView) => ({
  filters: formatFilters(filters),
  sort: formatSort(sort),
  limit,
  page,
})

/** Returns the last page if the URL's page is beyond the end of the list, otherwise `null`. */
export function pageInstead({ page, limit }: { page: number; limit: number }, total: number): number | null {
  const last = Math.max(1, Math.ceil(total / limit))
  return page > last ? last : null
}
