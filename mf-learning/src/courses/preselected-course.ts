import { readStored, writeStored } from '@mowka/domain/storage'
import { localKeys } from '@mowka/domain/storage-keys'

/** Stores the course that a visitor chose until they have signed in (L-CRS-08, C45). */
export const storePreselectedCourse = (courseId: string): void => {
  writeStored(localKeys.preselectedCourse, courseId)
}

/** Reads the course that was chosen before sign-in; null if there is none. */
export function readPreselectedCourse(): string | null {
  const stored = readStored<unknown>(localKeys.preselectedCourse)
  return typeof stored === 'string' ? stored : null
}

/** Discards the choice after it was used or turned out to be unavailable. */
export const clearPreselectedCourse = (): void => {
  writeStored(localKeys.preselectedCourse, null)
}
