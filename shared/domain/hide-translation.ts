import { defaultPreferences, type Preferences } from './preferences'
import { readStored, writeStored } from './storage'
import { localKeys } from './storage-keys'

type Account = { userId: string; userMetadata: { preferences: Pick<Preferences, 'speakingActivities'> } }

/**
 * Whether speaking exercises hide the translation: the choice on this device, or else the account's setting. The choice
 * is never sent to the server (C13).
 */
export function hidesTranslation(user: Account | null): boolean {
  const chosen = user && readStored<unknown>(localKeys.hideTranslation(user.userId))
  if (typeof chosen === 'boolean') return chosen
  const { speakingActivities } = user?.userMetadata.preferences ?? defaultPreferences
  return speakingActivities.hideTranslation
}

/** Stores the choice on this device. */
export function chooseHideTranslation(userId: string, hide: boolean): void {
  writeStored(localKeys.hideTranslation(userId), hide)
}
