import { setTimeout as wait } from 'node:timers/promises'
import { ExternalServiceError } from '../outside/external-service-error'
import type { Services } from '../services'
import { claim, readRecording, releaseClaim, type SilentRecording, storeKey } from './store'

/** Storage key of a recording. */
export const keyOf = (id: string) => `recordings/${id}.mp3`

/** Polling interval and timeout for a synthesis by another instance, in milliseconds. */
const LOOK = 200
const LONGEST_WAIT = 25_000

/** Running syntheses of this instance, shared by concurrent requests. */
const underWay = new WeakMap<Services['speech'], Map<string, Promise<Uint8Array>>>()

/**
 * Synthesizes a recording and stores its file; one instance does it, the others wait. Throws an `ExternalServiceError` and
 * stores nothing if speech or the storage fails.
 */
export function speak(services: Services, recording: SilentRecording): Promise<Uint8Array> {
  const running = underWay.get(services.speech) ?? new Map<string, Promise<Uint8Array>>()
  underWay.set(services.speech, running)
  const shared = running.get(recording.id)
  if (shared) return shared
  const speaking = speakOnce(services, recording).finally(() => running.delete(recording.id))
  running.set(recording.id, speaking)
  return speaking
}

async function speakOnce(services: Services, recording: SilentRecording): Promise<Uint8Array> {
  const { db, storage } = services
  for (let waited = 0; waited < LONGEST_WAIT; waited += LOOK) {
    if (await claim(db, recording.id)) return speakClaimed(services, recording)
    await wait(LOOK)
    const row = await readRecording(db, recording.id)
    const content = row?.key ? await storage.get(row.key) : null
    if (content) return content
  }
  throw new ExternalServiceError('speech', 'synthesise', { isUnavailable: true, code: 'busy' })
}

async function speakClaimed(
  { db, speech, storage }: Services,
  recording: SilentRecording,
): Promise<Uint8Array> {
  const { id, text, lang, voice } = recording
  try {
    const content = await speech.synthesise(text, lang, voice)
    await storage.put(keyOf(id), content)
    await storeKey(db, id, keyOf(id))
    return content
  } catch (error) {
    const isRefused = error instanceof ExternalServiceError && !error.isUnavailable
    await releaseClaim(db, id, isRefused)
    throw error
  }
}
