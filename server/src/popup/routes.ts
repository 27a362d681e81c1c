import type { Api } from '../http/api'
import { signedIn } from '../http/policy'
import type { Services } from '../services'
import * as service from './service'

/** A person sees a popup now and then; nobody opens this many a minute. */
const CALLS_PER_MINUTE = 60

/** Popups as learners get them (administration and platform §7). */
export function popupRoutes(api: Api, { db, now }: Services): void {
  api.route('getAvailablePopups', signedIn, async () => ({
    data: await service.availablePopups(db, now()),
  }))

  api.route('getSeenPopups', signedIn, async ({ person }) => ({
    data: await service.seenPopups(db, person.userId),
  }))

  api.route(
    'markPopupSeen',
    signedIn,
    ({ person, params }) => service.markSeen(db, person.userId, params.id, now()),
    { callsPerMinute: CALLS_PER_MINUTE },
  )
}
