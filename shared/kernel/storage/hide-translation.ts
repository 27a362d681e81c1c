import { localKeys } from '@mowka/domain/browser/storage-keys'
import { defaultPreferences, type Preferences } from '@mowka/domain/user/preferences'
import * as v from 'valibot'
import { stored } from './stored'

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
