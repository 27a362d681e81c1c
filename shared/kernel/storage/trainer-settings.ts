import { localKeys, sessionKeys } from '@mowka/domain/browser/storage-keys'
import { type ActivityName, defaultPreferences, type Preferences } from '@mowka/domain/user/preferences'
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

/** The exercise kinds chosen in this tab; without a value, trainers use the account's (P-STORE-10). */
export const storedActivities = stored(
  sessionKeys.listeningAndWritingActivities,
  v.object({ fullSentence: v.boolean(), gaps: v.boolean(), blocks: v.boolean() } satisfies Record<
    ActivityName,
    unknown
  >),
  'session',
)

type Account = { userId: string; userMetadata: { preferences: Pick<Preferences, 'speakingActivities'> } }

const hidden = (userId: string) => stored(localKeys.hideTranslation(userId), v.boolean())

/**
 * Whether speaking exercises hide the translation: the choice on this device, or else the account's setting. The choice
 * is never sent to the server (C13).
 */
export function hidesTranslation(user: Account | null): boolean {
  const chosen = user && hidden(user.userId).read()
  if (chosen !== null) return chosen
  const { speakingActivities } = user?.userMetadata.preferences ?? defaultPreferences
  return speakingActivities.hideTranslation
}

/** Stores the choice on this device. */
export function chooseHideTranslation(userId: string, hide: boolean): void {
  hidden(userId).write(hide)
}
