import { callApi } from '@mowka/shared/api'
import type { Activities, User } from '@mowka/shared/contract/schemas/user'

let last: Promise<unknown> = Promise.resolve()
let unfinished = 0

/**
 * Saves the kinds of exercises to the account, one save after another in the order of the calls: two at once could
 * arrive the other way round. Answers the account as it is then.
 */
export function saveActivities(activities: Activities): Promise<User> {
  const body = {
    action: 'preferences' as const,
    payload: { listeningAndWritingActivities: activities },
  }
  unfinished += 1
  const save = last
    .then(() => callApi('patchUserMetadata', { body }))
    .finally(() => {
      unfinished -= 1
    })
  last = save.catch(() => {})
  return save
}

/** Whether a later choice is still being saved: it decides, whatever became of this one. */
export const isLaterComing = (): boolean => unfinished > 0
