import { sessionKeys } from '@mowka/domain/browser/storage-keys'
import { stored } from '@mowka/kernel/storage'
import * as v from 'valibot'

const introducedLesson = stored(sessionKeys.introducedLesson, v.string(), 'session')

/**
 * Remembers that the introduction of a lesson was read or skipped. Survives a reload and a change of mode, but not
 * closing the tab, and only for the latest lesson: until a sentence is answered, showing it again is harmless.
 */
export const markIntroduced = (lessonId: string): void => {
  introducedLesson.write(lessonId)
}

/** Whether the introduction of a lesson was passed in this tab. */
export const wasIntroduced = (lessonId: string): boolean => introducedLesson.read() === lessonId
