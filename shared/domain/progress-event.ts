import type { ProgressEvent, ProgressEventName } from '../contract/schemas/progress'

/** Whom a progress event is about, and what it says beyond its name. */
export type ProgressEventAbout = {
  lessonId: string
  /** Null where the course is unknown: repetitions. */
  courseId: string | null
  payload?: ProgressEvent['payload']
}

/**
 * Makes one progress event of now (P-ENT-26), ready for `POST /progress`. Make it once per thing that happened and send
 * the same one again on a retry: its id lets the server store it once (C60).
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
