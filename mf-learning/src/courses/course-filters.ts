import type { CefrLevel, LangCode } from '@mowka/contract/schemas/common'
import type { Course } from '@mowka/contract/schemas/learning'
import { localKeys } from '@mowka/domain/browser/storage-keys'
import { searchForm } from '@mowka/domain/text/search-form'
import { stored, validItems } from '@mowka/kernel/storage'
import { useState } from 'react'
import * as v from 'valibot'
import { courseLevels } from '../levels/cefr-levels'

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

const filtersSchema = v.object({
  name: v.fallback(v.string(), ''),
  levels: v.fallback(validItems(v.picklist(courseLevels)), []),
})

/** The stored filters of a language (L-CRS-05). Invalid parts are ignored. */
const storedFilters = (lang: LangCode) => stored<CourseFilters>(localKeys.coursesFilters(lang), filtersSchema)

type FiltersState = { lang: LangCode; filters: CourseFilters; remember: boolean }

function restore(lang: LangCode): FiltersState {
  const kept = storedFilters(lang).read()
  return { lang, filters: kept ?? noFilters, remember: kept !== null }
}

/** The filters of the courses page, per language, with the option to store them. */
export function useCourseFilters(lang: LangCode) {
  const [state, setState] = useState(() => restore(lang))
  const current = state.lang === lang ? state : restore(lang)
  if (current !== state) setState(current)

  const change = (next: Partial<FiltersState>) => {
    const changed = { ...current, ...next }
    storedFilters(lang).write(changed.remember ? changed.filters : null)
    setState(changed)
  }

  return {
    filters: current.filters,
    remember: current.remember,
    setFilters: (filters: CourseFilters) => change({ filters }),
    setRemember: (remember: boolean) => change({ remember }),
  }
}
