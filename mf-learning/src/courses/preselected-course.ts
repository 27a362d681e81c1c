import { readStored, writeStored } from '@mowka/domain/storage'
import { localKeys } from '@mowka/domain/storage-keys'

/** Keeps the course that a visitor chose until they are signed in (L-CRS-08, C45). */
export const keepPreselectedCourse = (courseId: string): void => {
  writeStored(localKeys.preselectedCourse, courseId)
}

/** The course that was chosen before signing in; null for none. */
export function readPreselectedCourse(): string | null {
  const stored = readStored<unknown>(localKeys.preselectedCourse)
  return typeof stored === 'string' ? stored : null
}

/** The choice was followed, or cannot be. */
export const forgetPreselectedCourse = (): void => {
  writeStored(localKeys.preselectedCourse, null)
}
