import type { LangCode } from '@mowka/contract/schemas/common'
import { readStored, writeStored } from '@mowka/domain/storage'
import { localKeys } from '@mowka/domain/storage-keys'
import { useState } from 'react'
import { courseLevels } from '../levels/cefr-levels'
import { type CourseFilters, noFilters } from './course-filters'

/** Reads the stored filters of a language (L-CRS-05); null if there are none. Invalid parts are ignored. */
function readFilters(lang: LangCode): CourseFilters | null {
  const stored = readStored<{ name?: unknown; levels?: unknown }>(localKeys.coursesFilters(lang))
  if (typeof stored !== 'object' || stored === null) return null
  const { name, levels } = stored
  return {
    name: typeof name === 'string' ? name : '',
    levels: Array.isArray(levels) ? courseLevels.filter((level) => levels.includes(level)) : [],
  }
}

/** Stores the filters of a language; null deletes them. */
const storeFilters = (lang: LangCode, filters: CourseFilters | null): void => {
  writeStored(localKeys.coursesFilters(lang), filters)
}

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
