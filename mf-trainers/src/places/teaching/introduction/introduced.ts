import { readStored, writeStored } from '@mowka/domain/storage'
import { sessionKeys } from '@mowka/domain/storage-keys'

/**
 * Remembers that the introduction of a lesson was read or skipped. Survives a reload and a change of mode, but not
 * closing the tab, and only for the latest lesson: until a sentence is answered, showing it again is harmless.
 */
export const markIntroduced = (lessonId: string): void => {
  writeStored(sessionKeys.introducedLesson, lessonId, sessionStorage)
}

/** Whether the introduction of a lesson was passed in this tab. */
export const wasIntroduced = (lessonId: string): boolean =>
  readStored<unknown>(sessionKeys.introducedLesson, sessionStorage) === lessonId
