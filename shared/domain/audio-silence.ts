import { readStored, writeStored } from './storage'
import { sessionKeys } from './storage-keys'

/** How long exercises stay silent once someone cannot listen, in minutes (V-WTRN-15). */
export const SILENCE_MINUTES = 20

/** Until when exercises are to be silent; null when they may sound (V-WTRN-17). */
export function silencedUntil(now = new Date()): Date | null {
  const until = readStored<unknown>(sessionKeys.audioSilencedUntil, sessionStorage)
  return typeof until === 'number' && until > now.getTime() ? new Date(until) : null
}

/** Keeps exercises silent from now on; returns until when. */
export function silenceAudio(now = new Date()): Date {
  const until = now.getTime() + SILENCE_MINUTES * 60_000
  writeStored(sessionKeys.audioSilencedUntil, until, sessionStorage)
  return new Date(until)
}

/** Lets exercises sound again. */
export const endSilence = (): void => void writeStored(sessionKeys.audioSilencedUntil, null, sessionStorage)
