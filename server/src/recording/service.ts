import type { Services } from '../services'
import { speak } from './speak'
import type { RecordingRow } from './store'

/**
 * The bytes of a recording; spoken on its first play, and again should its file be lost. Throws an `OutsideError` when
 * it cannot be spoken now.
 */
export async function recordingBytes(
  services: Services,
  recording: RecordingRow,
): Promise<{ mime: string; content: Uint8Array }> {
  const { mime, key, content } = recording
  const kept = key ? await services.storage.get(key) : content
  return { mime, content: kept ?? (await speak(services, recording)) }
}
