import type { ProgressEvent, ProgressEventName } from './schemas/progress'

/** The lesson and the payload of a progress event. */
export type ProgressEventAbout = {
  lessonId: string
  /** `null` if the course is unknown, as in repetitions. */
  courseId: string | null
  payload?: ProgressEvent['payload']
}

/**
 * Creates a progress event for `POST /progress` with the current time (P-ENT-26). A retry sends the same event again:
 * its id lets the server store it once (C60).
 */
export const progressEvent = (
  name: ProgressEventName,
  { lessonId, courseId, payload = {} }: ProgressEventAbout,
): ProgressEvent => ({
  eventId: crypto.randomUUID(),
  name,
  lessonId,
  courseId,
  createdAt: new Date().toISOString(),
  payload,
})
