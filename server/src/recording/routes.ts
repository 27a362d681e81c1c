import type { Api } from '../http/api'
import type { Services } from '../services'
import { recordingBytes } from './service'

/** A recording never changes: another text has another id. */
const FOR_EVER = 'private, max-age=31536000, immutable'

/** Recordings of sentences and words. */
export function recordingRoutes(api: Api, services: Services): void {
  api.route('getRecording', 'signed-in', async ({ params, request, reply }) => {
    const { mime, content } = await recordingBytes(services, params.id, (error) =>
      request.log.warn({ err: error }, 'speech failed'),
    )
    return reply
      .header('Cache-Control', FOR_EVER)
      .header('X-Content-Type-Options', 'nosniff')
      .type(mime)
      .send(Buffer.from(content))
  })
}
