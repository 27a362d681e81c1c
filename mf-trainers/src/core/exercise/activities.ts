import type { Activities } from '@mowka/contract/schemas/user'
import { session } from '@mowka/kernel/session'
import { storedActivities } from '@mowka/kernel/storage'

/** The enabled exercise kinds: from this browser session, otherwise from the account (P-STORE-10). */
export const currentActivities = (): Activities =>
  storedActivities.read() ?? session.preferences.listeningAndWritingActivities
