import { changeRow, createRow, deleteRow, editedRow } from '../history/public'
import type { Api } from '../http/api'
import { type IdPath, objectPolicy, signedIn, staffOnly, withFreeIds } from '../http/policy'
import { notFound } from '../http/problem'
import * as service from './service'
import { allPopups, editablePopup, isPopup } from './service'

/** Allows every account any existing popup. */
const anyPopup = <const At extends IdPath>(at: At) =>
  objectPolicy({
    name: 'signed in',
    who: 'signed-in',
    kind: 'popup',
    at,
    load: async ({ db }, id) => {
      if (!(await isPopup(db, id))) throw notFound('The popup')
      return { popupId: id }
    },
  })

/** A person sees only a few popups per minute. */
const CALLS_PER_MINUTE = 60

/** Popups for learners (S-POP-01). */
export function popupRoutes(api: Api): void {
  api.route('getAvailablePopups', signedIn, (call) => service.availablePopups(call))

  api.route('getSeenPopups', signedIn, (call) => service.seenPopups(call))

  api.route('markPopupSeen', anyPopup('params.id'), (call) => service.markSeen(call, call.object.popupId), {
    callsPerMinute: CALLS_PER_MINUTE,
  })

  editingRoutes(api)
}

/** Popups for editors (S-POP-05). */
function editingRoutes(api: Api): void {
  const listed = withFreeIds(staffOnly('editor'), { 'query.filters._id': 'editors may see all popups' })
  api.route('listPopups', listed, (call) => allPopups(call, call.query))

  const adminOnce = withFreeIds(staffOnly('editor'), {
    'body.requestId': 'made by the form, for one popup of a request that is sent twice',
  })
  api.route('createPopup', adminOnce, (call) => {
    const { requestId, ...popup } = call.body
    return createRow(call, editablePopup, requestId, popup)
  })

  const edited = editedRow(editablePopup, 'params.id')
  api.route('updatePopup', edited, (call) => {
    const { version, ...change } = call.body
    return changeRow(call, editablePopup, call.params.id, change, { version })
  })

  api.route('deletePopup', edited, (call) => deleteRow(call, editablePopup, call.params.id, call.query))
}
