import type { ActivityName } from '@mowka/domain/activities'
import { sessionKeys } from '@mowka/domain/storage-keys'
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
