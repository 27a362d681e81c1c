import type { LessonPlace } from '@mowka/domain/lesson/lesson'
import { callApi } from '@mowka/web/api'
import type { WordSource } from './trainer-ports'

/** The words of a lesson. */
export const lessonSource = ({ courseId, lessonId }: LessonPlace): WordSource => ({
  start: (excludeAudio) =>
    callApi('startWordSession', { body: { mode: 'lesson', lessonId, courseId, excludeAudio } }),
  place: { lessonId, courseId },
})

/** The due words of the global list. */
export const repetitionSource: WordSource = {
  start: (excludeAudio) => callApi('startWordSession', { body: { mode: 'repetition', excludeAudio } }),
  place: {},
}
