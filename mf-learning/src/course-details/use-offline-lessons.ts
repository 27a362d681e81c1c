import { readKeptLesson } from '@mowka/domain/kept-lesson'
import { session } from '@mowka/kernel/session'
import { read, useIsKept } from '@mowka/web/api'

/**
 * Returns a function that tells whether a lesson can be finished offline: its sentences, the learner's position and
 * its recordings are stored on this device.
 */
export function useOfflineLessons(): (lessonId: string) => boolean {
  const isStoredTest = useIsKept()
  const userId = session.user?.userId
  return (lessonId) =>
    userId !== undefined &&
    isStoredTest(read('getLessonExercises', { id: lessonId, activeOnly: 'true' })) &&
    readKeptLesson(userId, lessonId)?.hasSound === true
}
