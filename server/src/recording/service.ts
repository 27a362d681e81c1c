import { notFound, ProblemError } from '../http/problem'
import type { Services } from '../services'
import { speak } from './speak'
import { readRecording } from './store'

/**
 * The bytes of a recording; spoken on its first play. Throws 404 for an unknown one and 503 `SPEECH_UNAVAILABLE`
 * when it cannot be spoken now; `onFailure` gets to know why.
 */
export async function recordingBytes(
  services: Services,
  id: string,
  onFailure: (error: unknown) => void,
): Promise<{ mime: string; content: Uint8Array }> {
  const row = await readRecording(services.db, id)
  if (!row) throw notFound('The recording')
  if (row.content) return { mime: row.mime, content: row.content }
  try {
    return { mime: row.mime, content: await speak(services, row) }
  } catch (error) {
    onFailure(error)
    throw new ProblemError(503, 'SPEECH_UNAVAILABLE', 'The recording cannot be played right now')
  }
}
