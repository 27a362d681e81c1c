import type { LangCode } from '@mowka/contract/schemas/common'
import { readStored, writeStored } from '@mowka/domain/storage'
import { localKeys } from '@mowka/domain/storage-keys'
import { courseLevels } from '../levels/cefr-levels'
import type { CourseFilters } from './course-filters'

/** Reads the stored filters of a language (L-CRS-05); null if there are none. Invalid parts are ignored. */
export function readFilters(lang: LangCode): CourseFilters | null {
  const stored = readStored<{ name?: unknown; levels?: unknown }>(localKeys.coursesFilters(lang))
  if (typeof stored !== 'object' || stored === null) return null
  const { name, levels } = stored
  return {
    name: typeof name === 'string' ? name : '',
    levels: Array.isArray(levels) ? courseLevels.filter((level) => levels.includes(level)) : [],
  }
}

/** Stores the filters of a language; null deletes them. */
export const storeFilters = (lang: LangCode, filters: CourseFilters | null): void => {
  writeStored(localKeys.coursesFilters(lang), filters)
}
