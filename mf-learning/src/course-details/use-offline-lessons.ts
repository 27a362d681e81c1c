import { readKeptLesson } from '@mowka/domain/kept-lesson'
import { session } from '@mowka/kernel/session'
import { read, useIsKept } from '@mowka/web/api'

/**
 * Tells of a lesson whether it can be finished without a network on this device: its sentences are here, where the
 * learner is in it, and its recordings.
 */
export function useOfflineLessons(): (lessonId: string) => boolean {
  const isKept = useIsKept()
  const userId = session.user?.userId
  return (lessonId) =>
    userId !== undefined &&
    isKept(read('getLessonExercises', { id: lessonId, activeOnly: 'true' })) &&
    readKeptLesson(userId, lessonId)?.hasSound === true
}
