import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { formatFilters } from '@mowka/shared/domain/filters'
import {
  DEFAULT_SOURCE_LANG,
  DEFAULT_TARGET_LANG,
  langFromPath,
  langToPath,
} from '@mowka/shared/domain/languages'
import type { Sort } from '@mowka/shared/ui/table'

/** Page sizes of the course list; the first is the default (administration and platform §9). */
export const COURSE_PAGE_SIZES = [10, 25, 50, 100] as const
const DEFAULT_PAGE_SIZE = COURSE_PAGE_SIZES[0]

/** Fields that the course list can be sorted by. */
const SORT_FIELDS = ['name'] as const
/** A fixed order, so that pages do not overlap. */
const DEFAULT_SORT: Sort = { field: 'name', direction: 'asc' }

/** What the course list shows: everything that its address remembers. */
export type CoursesQuery = {
  search: string
  /** The language of questions. */
  sourceLang: LangCode
  /** The language of answers. */
  targetLang: LangCode
  sort: Sort
  limit: number
  /** From 1. */
  page: number
}

/** Reads the address of the list. Absent, unknown and broken values count as the defaults. */
export function readCoursesQuery(params: URLSearchParams): CoursesQuery {
  const limit = Number(params.get('limit'))
  const page = Number(params.get('page'))
  return {
    search: params.get('search')?.trim() ?? '',
    sourceLang: langFromPath(params.get('sourceLang') ?? undefined) ?? DEFAULT_SOURCE_LANG,
    targetLang: langFromPath(params.get('targetLang') ?? undefined) ?? DEFAULT_TARGET_LANG,
    sort: readSort(params.get('sort')),
    limit: COURSE_PAGE_SIZES.find((size) => size === limit) ?? DEFAULT_PAGE_SIZE,
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  }
}

function readSort(text: string | null): Sort {
  const [name, direction] = text?.split(':') ?? []
  const field = SORT_FIELDS.find((each) => each === name)
  if (!field || (direction !== 'asc' && direction !== 'desc')) return DEFAULT_SORT
  return { field, direction }
}

const formatSort = (sort: Sort) => `${sort.field}:${sort.direction}`

/** Writes the address of the list; defaults are left out, so that the plain list has a plain address. */
export function writeCoursesQuery(query: CoursesQuery): URLSearchParams {
  const entries: [name: string, value: string | undefined][] = [
    ['search', query.search || undefined],
    ['sourceLang', query.sourceLang === DEFAULT_SOURCE_LANG ? undefined : langToPath(query.sourceLang)],
    ['targetLang', query.targetLang === DEFAULT_TARGET_LANG ? undefined : langToPath(query.targetLang)],
    ['sort', formatSort(query.sort) === formatSort(DEFAULT_SORT) ? undefined : formatSort(query.sort)],
    ['limit', query.limit === DEFAULT_PAGE_SIZE ? undefined : String(query.limit)],
    ['page', query.page === 1 ? undefined : String(query.page)],
  ]
  return new URLSearchParams(entries.filter((entry): entry is [string, string] => entry[1] !== undefined))
}

/** Changes what is shown. Anything but another page begins at the first page again. */
export const changeCoursesQuery = (query: CoursesQuery, change: Partial<CoursesQuery>): CoursesQuery => ({
  ...query,
  page: 1,
  ...change,
})

/** What the call for the list takes (administration and platform §7). */
export const coursesArguments = (query: CoursesQuery) => ({
  filters: formatFilters({
    $search: query.search,
    sourceLang: query.sourceLang,
    targetLang: query.targetLang,
  }),
  sort: formatSort(query.sort),
  limit: query.limit,
  page: query.page,
})

/** The page to go to when the one in the address lies behind the end of the list; null when it does not. */
export function pageInstead(query: CoursesQuery, total: number): number | null {
  const last = Math.max(1, Math.ceil(total / query.limit))
  return query.page > last ? last : null
}
