import type { User } from '../contract/schemas/user'
import { defaultPreferences } from './preferences'
import { readStored, writeStored } from './storage'
import { localKeys } from './storage-keys'

/**
 * Whether someone wants the translation hidden when they speak: as chosen on this device, else as in the account. The
 * choice is never sent (C13).
 */
export function hidesTranslation(user: User | null): boolean {
  const chosen = user && readStored<unknown>(localKeys.hideTranslation(user.userId))
  if (typeof chosen === 'boolean') return chosen
  const { speakingActivities } = user?.userMetadata.preferences ?? defaultPreferences
  return speakingActivities.hideTranslation
}

/** Keeps the choice on this device. */
export function chooseHideTranslation(userId: string, hide: boolean): void {
  writeStored(localKeys.hideTranslation(userId), hide)
}
