import type { Activities } from '@mowka/shared/contract/schemas/user'
import { activityNames } from '@mowka/shared/domain/activities'
import { readStored } from '@mowka/shared/domain/storage'
import { sessionKeys } from '@mowka/shared/domain/storage-keys'
import { session } from '@mowka/shared/session'

const isActivities = (stored: unknown): stored is Activities =>
  typeof stored === 'object' &&
  stored !== null &&
  activityNames.every((name) => typeof (stored as Partial<Activities>)[name] === 'boolean')

/** The enabled exercise kinds: from this browser session, otherwise from the account (P-STORE-10). */
export function currentActivities(): Activities {
  const cached = readStored<unknown>(sessionKeys.listeningAndWritingActivities, sessionStorage)
  return isActivities(cached) ? cached : session.preferences.listeningAndWritingActivities
}
