import { findOpenLesson, type OpenLesson } from '../course/public'
import type { Policy } from '../http/policy'
import { timeOfEvent } from './event-time'

/** Anyone who may open the lesson, through a course that holds it. */
export const openLessonOfCourse: Policy<
  'signed-in',
  { params: { courseId: string; lessonId: string } },
  OpenLesson
> = {
  name: 'open lesson of the course',
  who: 'signed-in',
  objects: [
    { kind: 'lesson', at: 'params.lessonId' },
    { kind: 'course', at: 'params.courseId' },
  ],
  load: ({ params: { lessonId, courseId }, ...call }) => findOpenLesson(call, lessonId, { courseId }),
}

type EventBody = {
  lessonId: string
  courseId: string | null
  createdAt: string
  payload: { exerciseId?: string | undefined }
}

/**
 * Anyone who could open the lesson when the event happened: what was done while an access held may arrive after its
 * end, and nothing can be learned any more by it. The lesson has to hold what else the event names.
 */
export const lessonOfEvent: Policy<'signed-in', { body: EventBody }, OpenLesson> = {
  name: 'lesson that was open at the time of the event',
  who: 'signed-in',
  objects: [
    { kind: 'lesson', at: 'body.lessonId' },
    { kind: 'course', at: 'body.courseId' },
    { kind: 'exercise', at: 'body.payload.exerciseId' },
  ],
  load: ({ body, ...call }) =>
    findOpenLesson({ ...call, now: timeOfEvent(body, call.now) }, body.lessonId, {
      courseId: body.courseId,
      exerciseId: body.payload.exerciseId,
    }),
}
