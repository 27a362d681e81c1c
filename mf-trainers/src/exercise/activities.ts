import type { Activities } from '@mowka/shared/contract/schemas/user'
import { readStored } from '@mowka/shared/domain/storage'
import { sessionKeys } from '@mowka/shared/domain/storage-keys'
import { session } from '@mowka/shared/session'

/** The kinds of exercises that are switched on: as cached in this browser session, else as in the account (learner core §3). */
export const currentActivities = (): Activities =>
  readStored<Activities>(sessionKeys.listeningAndWritingActivities, sessionStorage) ??
  session.preferences.listeningAndWritingActivities
