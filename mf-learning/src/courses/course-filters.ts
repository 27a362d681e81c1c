import type { CefrLevel } from '@mowka/contract/schemas/common'
import type { Course } from '@mowka/contract/schemas/learning'
import { searchForm } from '@mowka/domain/text/search-form'

/** Filters of the course list. */
export type CourseFilters = {
  /** Substring of the name, case-insensitive. */
  name: string
  /** Matches courses with any of these levels; empty means all. */
  levels: readonly CefrLevel[]
}

export const noFilters: CourseFilters = { name: '', levels: [] }

export const isFiltering = (filters: CourseFilters): boolean =>
  filters.name.trim() !== '' || filters.levels.length > 0

/**
 * Whether a course matches: by substring of the name, ignoring case and diacritics, and by any of the levels
 * (L-CRS-03, L-CRS-04).
 */
export function matchesFilters(course: Pick<Course, 'name' | 'levels'>, filters: CourseFilters): boolean {
  const named = searchForm(course.name).includes(searchForm(filters.name.trim()))
  const levelled =
    filters.levels.length === 0 || course.levels.some((level) => filters.levels.includes(level))
  return named && levelled
}
