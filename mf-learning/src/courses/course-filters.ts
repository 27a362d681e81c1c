import type { CefrLevel } from '@mowka/contract/schemas/common'
import type { Course } from '@mowka/contract/schemas/learning'
import { searchForm } from '@mowka/domain/search-form'

/** What narrows the list of courses. */
export type CourseFilters = {
  /** A part of the name, in any case. */
  name: string
  /** Courses with any of these levels; none means all. */
  levels: readonly CefrLevel[]
}

export const noFilters: CourseFilters = { name: '', levels: [] }

export const isFiltering = (filters: CourseFilters): boolean =>
  filters.name.trim() !== '' || filters.levels.length > 0

/** Whether a course stays: part of the name whatever its case and diacritics, and any of the levels (L-CRS-03, L-CRS-04). */
export function matchesFilters(course: Pick<Course, 'name' | 'levels'>, filters: CourseFilters): boolean {
  const named = searchForm(course.name).includes(searchForm(filters.name.trim()))
  const levelled =
    filters.levels.length === 0 || course.levels.some((level) => filters.levels.includes(level))
  return named && levelled
}
