import type { LangCode } from '@mowka/contract/schemas/common'
import { readStored, writeStored } from '@mowka/domain/storage'
import { localKeys } from '@mowka/domain/storage-keys'
import { courseLevels } from '../levels/cefr-levels'
import type { CourseFilters } from './course-filters'

/**
 * The filters that the learner wants to keep for a language (L-CRS-05); null when nothing is kept. What someone else
 * wrote under the key is read as far as it makes sense.
 */
export function readFilters(lang: LangCode): CourseFilters | null {
  const stored = readStored<{ name?: unknown; levels?: unknown }>(localKeys.coursesFilters(lang))
  if (typeof stored !== 'object' || stored === null) return null
  const { name, levels } = stored
  return {
    name: typeof name === 'string' ? name : '',
    levels: Array.isArray(levels) ? courseLevels.filter((level) => levels.includes(level)) : [],
  }
}

/** Keeps the filters of a language; null forgets them. */
export const keepFilters = (lang: LangCode, filters: CourseFilters | null): void => {
  writeStored(localKeys.coursesFilters(lang), filters)
}
