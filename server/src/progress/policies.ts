import type { ProgressEvent } from '@mowka/contract/schemas/progress'
import {
  findLesson,
  isPublishedLesson,
  lessonOpenSince,
  type OpenLesson,
  openLessonAt,
} from '../course/public'
import { type Policy, signedIn, withFreeIds } from '../http/policy'
import { anyAccount, CLOCK_SKEW } from '../user/public'
import { later } from './events/projections'
import { findNextOpen, type NextOpen } from './lessons/lesson-store'

/**
 * Anyone with access to the lesson through a course that contains it. Loads the next open exercise; `after` counts as
 * done.
 */
export const nextInOpenLesson: Policy<
  'signed-in',
  { params: { courseId: string; lessonId: string }; query: { after?: string | undefined } },
  NextOpen | undefined
> = {
  name: 'open lesson of the course',
  who: 'signed-in',
  objects: [
    { kind: 'lesson', at: 'params.lessonId' },
    { kind: 'course', at: 'params.courseId' },
  ],
  find: async ({ params: { lessonId, courseId }, query, ...authRequest }) => {
    const { caller, lesson, next } = await findNextOpen(authRequest, lessonId, query.after)
    return {
      caller,
      allow: (person) => {
        openLessonAt(person, authRequest.now, lesson, { courseId })
        return next
      },
    }
  },
}

/**
 * The lesson of an event, and the time for which the event counts. A preview is by an editor in a lesson that isn't
 * published.
 */
export type EventLesson = { lesson: OpenLesson; at: Date; isPreview: boolean }

/**
 * Anyone who could open the lesson at the time of the event. Events recorded during an access may arrive after it
 * ended; nothing new can be learned through them. If the device's time is impossible, the lesson has to be open now.
 * The lesson has to contain everything else that the event names.
 */
export const lessonOfEvent: Policy<'signed-in', { body: ProgressEvent }, EventLesson> = {
  name: 'lesson that was open at the time of the event',
  who: 'signed-in',
  objects: [
    { kind: 'lesson', at: 'body.lessonId' },
    { kind: 'course', at: 'body.courseId' },
    { kind: 'exercise', at: 'body.payload.exerciseId' },
  ],
  freeIds: { 'body.eventId': 'made by the browser, and stored once per person' },
  find: async ({ body, ...authRequest }) => {
    const { lessonId, courseId, payload } = body
    const { caller, lesson } = await findLesson(authRequest, lessonId, payload.exerciseId)
    return {
      caller,
      allow: (person) => {
        const at = timeOfLearning(timeOfEvent(body, authRequest.now), authRequest.now, (at) =>
          lessonOpenSince(person, at, lesson),
        )
        const open = openLessonAt(person, at, lesson, { courseId, exerciseId: payload.exerciseId })
        return { lesson: open, at, isPreview: lesson !== undefined && !isPublishedLesson(lesson, at) }
      },
    }
  },
}

/** The device's time of an event, clamped to its arrival (C60). */
export const timeOfEvent = (event: { createdAt: string }, now: Date): Date =>
  earlier(new Date(event.createdAt), now)

/**
 * The effective time of an event: the device's time if that is possible, else the time of arrival. A time is
 * impossible before the account, the lesson or the access existed (C73) or while the lesson was locked. The clock is
 * wrong then, but the progress must not be lost. A clock that is slow by less than `CLOCK_SKEW` counts from the first
 * possible time.
 *
 * @param openSince Returns since when the lesson was open at a time, or `null` if it was locked.
 */
export function timeOfLearning(said: Date, now: Date, openSince: (at: Date) => Date | null): Date {
  const at = earlier(said, now)
  const since = openSince(at)
  if (since === null || at.getTime() < since.getTime() - CLOCK_SKEW) return now
  return earlier(later(since, at), now)
}

const earlier = (one: Date, other: Date): Date => (one < other ? one : other)

/** The caller's own progress, in any lessons. */
export const ownLessons = withFreeIds(signedIn, {
  'body.lessonIds': 'deletes what the caller did; nothing of others, nothing of the lesson',
})

/** The caller's own repetitions, of any lesson. */
export const ownRepetitions = withFreeIds(signedIn, {
  'params.lessonId': 'counts what the caller did; zeros for any other lesson',
})

/**
 * Admins, for the account that receives a history. The service checks the lesson of each event and everything else
 * that the event names.
 */
export const accountOfHistory: Policy<'admin', { body: { userId: string } }, { id: string }> = {
  ...anyAccount('admin', 'body.userId'),
  objects: [
    { kind: 'account', at: 'body.userId' },
    { kind: 'lesson', at: 'body.events.lessonId' },
    { kind: 'course', at: 'body.events.courseId' },
    { kind: 'exercise', at: 'body.events.payload.exerciseId' },
  ],
  freeIds: { 'body.events.eventId': 'made by the browser, and taken once a person' },
}
