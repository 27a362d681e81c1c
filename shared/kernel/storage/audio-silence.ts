import { sessionKeys } from '@mowka/domain/browser/storage-keys'
import * as v from 'valibot'
import { stored } from './stored'

/** Duration for which exercises are skipped after the learner can't listen or speak, in minutes (V-WTRN-15). */
export const SILENCE_MINUTES = 20

/** Pauses one kind of exercises in this tab. */
function restOf(key: string) {
  const storedEnd = stored(key, v.number(), 'session')
  return {
    /** The end of the pause, or `null` if there is none. */
    until: (now = new Date()): Date | null => {
      const until = storedEnd.read()
      return until !== null && until > now.getTime() ? new Date(until) : null
    },
    /** Starts a pause and returns its end. */
    begin: (now = new Date()): Date => {
      const until = now.getTime() + SILENCE_MINUTES * 60_000
      storedEnd.write(until)
      return new Date(until)
    },
    end: (): void => void storedEnd.write(null),
  }
}

/** Pause of exercises that play sound (V-WTRN-17). */
export const soundRest = restOf(sessionKeys.audioSilencedUntil)
/** Pause of speaking exercises. */
export const speakingRest = restOf(sessionKeys.speakingSilencedUntil)
