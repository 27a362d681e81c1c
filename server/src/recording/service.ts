import { notFound } from '../http/problem'
import type { Services } from '../services'
import { speak } from './speak'
import { readRecording } from './store'

/**
 * The bytes of a recording; spoken on its first play, and again should its file be lost. Throws 404 for an unknown
 * one, and an `OutsideError` when it cannot be spoken now.
 */
export async function recordingBytes(
  services: Services,
  id: string,
): Promise<{ mime: string; content: Uint8Array }> {
  const row = await readRecording(services.db, id)
  if (!row) throw notFound('The recording')
  const { mime, key, content } = row
  const kept = key ? await services.storage.get(key) : content
  return { mime, content: kept ?? (await speak(services, row)) }
}
