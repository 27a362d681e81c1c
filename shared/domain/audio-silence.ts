import { readStored, writeStored } from './storage'
import { sessionKeys } from './storage-keys'

/** Duration for which exercises are skipped after the learner can't listen or speak, in minutes (V-WTRN-15). */
export const SILENCE_MINUTES = 20

/** Pauses one kind of exercises in this tab. */
const restOf = (key: string) => ({
  /** The end of the pause, or `null` if there is none. */
  until: (now = new Date()): Date | null => {
    const until = readStored<unknown>(key, sessionStorage)
    return typeof until === 'number' && until > now.getTime() ? new Date(until) : null
  },
  /** Starts a pause and returns its end. */
  begin: (now = new Date()): Date => {
    const until = now.getTime() + SILENCE_MINUTES * 60_000
    writeStored(key, until, sessionStorage)
    return new Date(until)
  },
  end: (): void => void writeStored(key, null, sessionStorage),
})

/** Pause of exercises that play sound (V-WTRN-17). */
export const soundRest = restOf(sessionKeys.audioSilencedUntil)
/** Pause of speaking exercises. */
export const speakingRest = restOf(sessionKeys.speakingSilencedUntil)
