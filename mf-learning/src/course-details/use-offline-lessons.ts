import { readKeptLesson } from '@mowka/domain/kept-lesson'
import { session } from '@mowka/kernel/session'
import { read, useIsKept } from '@mowka/web/api'

/**
 * Returns a predicate for lessons that can be finished offline: their sentences, the learner's position and their
 * recordings are stored on this device.
 */
export function useOfflineLessons(): (lessonId: string) => boolean {
  const isStoredTest = useIsKept()
  const userId = session.user?.userId
  return (lessonId) =>
    userId !== undefined &&
    isStoredTest(read('getLessonExercises', { id: lessonId, activeOnly: 'true' })) &&
    readKeptLesson(userId, lessonId)?.hasSound === true
}
