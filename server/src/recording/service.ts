import type { Services } from '../services'
import { speak } from './speak'
import type { RecordingRow } from './store'

/**
 * Returns the bytes of a recording; synthesized on first playback, and again if its file is lost. Throws an
 * `OutsideError` if speech is unavailable.
 */
export async function recordingBytes(
  services: Services,
  recording: RecordingRow,
): Promise<{ mime: string; content: Uint8Array }> {
  const { mime, key, content } = recording
  const kept = key ? await services.storage.get(key) : content
  return { mime, content: kept ?? (await speak(services, recording)) }
}
