import type { Api } from '../http/api'
import { type IdPath, objectPolicy } from '../http/policy'
import { notFound } from '../http/problem'
import type { Services } from '../services'
import { speak } from './speak'
import { type RecordingRow, readRecording } from './store'

/**
 * Returns the bytes of a recording; synthesized on first playback, and again if its file is lost. Throws an
 * `ExternalServiceError` if speech is unavailable.
 */
async function recordingBytes(
  services: Services,
  recording: RecordingRow,
): Promise<{ mime: string; content: Uint8Array }> {
  const { mime, key, content } = recording
  const kept = key ? await services.storage.get(key) : content
  return { mime, content: kept ?? (await speak(services, recording)) }
}

/**
 * Allows every signed-in person any existing recording: the calls that return recording ids check access. The reasons
 * are in this folder's README.
 */
const anyRecording = <const At extends IdPath>(at: At) =>
  objectPolicy({
    name: 'signed in',
    who: 'signed-in',
    kind: 'recording',
    at,
    load: async ({ db }, id) => {
      const recording = await readRecording(db, id)
      if (!recording) throw notFound('The recording')
      return recording
    },
  })

/** Recordings are immutable: another text has another id. */
const FOR_EVER = 'private, max-age=31536000, immutable'

/** Recordings of sentences and words. */
export function recordingRoutes(api: Api, services: Services): void {
  api.route('getRecording', anyRecording('params.id'), async ({ object, header }) => {
    const { mime, content } = await recordingBytes(services, object)
    header('Cache-Control', FOR_EVER)
    header('X-Content-Type-Options', 'nosniff')
    return { type: mime, content }
  })
}
