import type { Api } from '../http/api'
import type { Services } from '../services'
import { anyRecording } from './policies'
import { recordingBytes } from './service'

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
