import { warsawDay } from '@mowka/shared/domain/warsaw-time'
import type { CallScope } from '../http/policy'
import { notFound, ProblemError } from '../http/problem'
import { addRecording } from '../recording/public'
import { langOfSaid, takeOfDay } from './store'

/** Texts that may be spoken for a person in a day; what was spoken before is free. */
export const RECORDINGS_PER_DAY = 100

/**
 * A recording of something that the assistant said to the caller. Throws 404 for any other text, so that nobody has
 * speech for free, and 429 `ASSISTANT_LIMIT` when too much was new on this day. It is spoken when it is first played.
 */
export async function readAloud(
  { db, person, now }: CallScope,
  text: string,
): Promise<{ recordingUrl: string }> {
  const said = text.trim()
  const lang = await langOfSaid(db, person.userId, said)
  if (!lang) throw notFound('The text')
  const id = await db.transaction(async (tx) => {
    const recording = await addRecording(tx, lang, said)
    const day = { userId: person.userId, day: warsawDay(now) }
    const isAllowed =
      !recording.isNew || (await takeOfDay(tx, day, 'recordings', RECORDINGS_PER_DAY)) !== undefined
    if (!isAllowed) throw new ProblemError(429, 'ASSISTANT_LIMIT', 'Enough was read aloud on this day')
    return recording.id
  })
  return { recordingUrl: `/api/recording/${id}` }
}
