import type { Api } from '../http/api'
import { signedIn } from '../http/policy'
import { anyPopup } from './policies'
import * as service from './service'

/** A person sees a popup now and then; nobody opens this many a minute. */
const CALLS_PER_MINUTE = 60

/** Popups as learners get them (S-POP-01). */
export function popupRoutes(api: Api): void {
  api.route('getAvailablePopups', signedIn, async (call) => ({ data: await service.availablePopups(call) }))

  api.route('getSeenPopups', signedIn, async (call) => ({ data: await service.seenPopups(call) }))

  api.route('markPopupSeen', anyPopup('params.id'), (call) => service.markSeen(call, call.object.popupId), {
    callsPerMinute: CALLS_PER_MINUTE,
  })
}
