import type { Services } from '../services'
import { type SilentRecording, storeContent } from './store'

/** What is being spoken at this moment, by recording: people who press play together wait for one synthesis. */
const underWay = new WeakMap<Services, Map<string, Promise<Uint8Array>>>()

/** Speaks a recording and keeps the bytes. Throws, and keeps nothing, when speech fails. */
export function speak(services: Services, recording: SilentRecording): Promise<Uint8Array> {
  const running = underWay.get(services) ?? new Map<string, Promise<Uint8Array>>()
  underWay.set(services, running)
  const shared = running.get(recording.id)
  if (shared) return shared
  const speaking = (async () => {
    const content = await services.synthesise(recording.text, recording.lang)
    if (content.length === 0) throw new Error('Speech answered nothing')
    await storeContent(services.db, recording.id, content)
    return content
  })().finally(() => running.delete(recording.id))
  running.set(recording.id, speaking)
  return speaking
}
