import type { LangCode } from '@mowka/contract/schemas/common'
import { localKeys } from '@mowka/domain/browser/storage-keys'
import { stored, validItems } from '@mowka/kernel/storage'
import { useState } from 'react'
import * as v from 'valibot'
import { courseLevels } from '../levels/cefr-levels'
import { type CourseFilters, noFilters } from './course-filters'

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
