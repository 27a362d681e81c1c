import { warsawDay } from '@mowka/domain/warsaw-time'
import type { CallScope } from '../http/policy'
import { notFound, ProblemError } from '../http/problem'
import { addRecording } from '../recording/public'
import { consumeQuota, langOfPlayableText } from './store'

/** New recordings per person and day; existing recordings don't count. */
export const RECORDINGS_PER_DAY = 100

/**
 * Returns a recording of a text from the caller's assistant chats; it is synthesized on first playback. Throws 404
 * for any other text, to prevent free speech synthesis, and 429 `ASSISTANT_LIMIT` above the daily limit of new
 * recordings.
 */
export async function readAloud(
  { db, person, now }: CallScope,
  text: string,
): Promise<{ recordingUrl: string }> {
  const said = text.trim()
  const lang = await langOfPlayableText(db, person.userId, said)
  if (!lang) throw notFound('The text')
  const id = await db.transaction(async (tx) => {
    const recording = await addRecording(tx, lang, said)
    const day = { userId: person.userId, day: warsawDay(now) }
    const isAllowed =
      !recording.isNew || (await consumeQuota(tx, day, 'recordings', RECORDINGS_PER_DAY)) !== undefined
    if (!isAllowed)
      throw new ProblemError(429, 'ASSISTANT_LIMIT', 'The daily limit of new recordings has been reached')
    return recording.id
  })
  return { recordingUrl: `/api/recording/${id}` }
}
