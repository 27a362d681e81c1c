import type { LangCode } from '@mowka/contract/schemas/common'
import { useState } from 'react'
import { type CourseFilters, noFilters } from './course-filters'
import { readFilters, storeFilters } from './stored-filters'

type FiltersState = { lang: LangCode; filters: CourseFilters; remember: boolean }

function restore(lang: LangCode): FiltersState {
  const kept = readFilters(lang)
  return { lang, filters: kept ?? noFilters, remember: kept !== null }
}

/** The filters of the courses page, per language, with the option to store them. */
export function useCourseFilters(lang: LangCode) {
  const [state, setState] = useState(() => restore(lang))
  const current = state.lang === lang ? state : restore(lang)
  if (current !== state) setState(current)

  const change = (next: Partial<FiltersState>) => {
    const changed = { ...current, ...next }
    storeFilters(lang, changed.remember ? changed.filters : null)
    setState(changed)
  }

  return {
    filters: current.filters,
    remember: current.remember,
    setFilters: (filters: CourseFilters) => change({ filters }),
    setRemember: (remember: boolean) => change({ remember }),
  }
}
