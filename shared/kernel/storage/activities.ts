import { sessionKeys } from '@mowka/domain/browser/storage-keys'
import type { ActivityName } from '@mowka/domain/user/preferences'
import * as v from 'valibot'
import { stored } from './stored'

/** The exercise kinds chosen in this tab; without a value, trainers use the account's (P-STORE-10). */
export const storedActivities = stored(
  sessionKeys.listeningAndWritingActivities,
  v.object({ fullSentence: v.boolean(), gaps: v.boolean(), blocks: v.boolean() } satisfies Record<
    ActivityName,
    unknown
  >),
  'session',
)
