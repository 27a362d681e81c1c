import type { Activities } from '@mowka/contract/schemas/user'
import { activityNames } from '@mowka/domain/activities'
import { readStored } from '@mowka/domain/storage'
import { sessionKeys } from '@mowka/domain/storage-keys'
import { session } from '@mowka/kernel/session'

const isActivities = (stored: unknown): stored is Activities =>
  typeof stored === 'object' &&
  stored !== null &&
  activityNames.every((name) => typeof (stored as Partial<Activities>)[name] === 'boolean')

/** The enabled exercise kinds: from this browser session, otherwise from the account (P-STORE-10). */
export function currentActivities(): Activities {
  const cached = readStored<unknown>(sessionKeys.listeningAndWritingActivities, sessionStorage)
  return isActivities(cached) ? cached : session.preferences.listeningAndWritingActivities
}
