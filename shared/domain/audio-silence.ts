import { readStored, writeStored } from './storage'
import { sessionKeys } from './storage-keys'

/** How long exercises stay away once someone cannot listen or speak, in minutes (V-WTRN-15). */
export const SILENCE_MINUTES = 20

/** A kind of exercises that rests for a while in this tab. */
const restOf = (key: string) => ({
  /** Until when it rests; null when it does not. */
  until: (now = new Date()): Date | null => {
    const until = readStored<unknown>(key, sessionStorage)
    return typeof until === 'number' && until > now.getTime() ? new Date(until) : null
  },
  /** Lets it rest from now on; returns until when. */
  begin: (now = new Date()): Date => {
    const until = now.getTime() + SILENCE_MINUTES * 60_000
    writeStored(key, until, sessionStorage)
    return new Date(until)
  },
  end: (): void => void writeStored(key, null, sessionStorage),
})

/** Exercises that sound (V-WTRN-17). */
export const soundRest = restOf(sessionKeys.audioSilencedUntil)
/** Exercises in which one speaks. */
export const speakingRest = restOf(sessionKeys.speakingSilencedUntil)
