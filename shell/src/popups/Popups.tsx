import { callApi, useApi } from '@mowka/shared/api'
import { session } from '@mowka/shared/session'
import { observer } from 'mobx-react-lite'
import { lazy, Suspense } from 'react'
import { popupsToShow } from './popup-rules'
import { popupVisit } from './popup-visit'

const PopupDialog = lazy(() => import('./PopupDialog'))

/** Once a visit: a popup that appears in the middle of something would only disturb. */
const once = { revalidateOnReconnect: false, revalidateIfStale: false, shouldRetryOnError: false }

/** The popups of the person who is here. It stands in the learner's layout, so none comes between lesson and learner. */
export const Popups = observer(function Popups() {
  const isFit = session.isAuthenticated && session.user !== null && session.isOnboarded
  return isFit ? <PopupQueue /> : null
})

/** One popup at a time; the next one after the current one was closed (P-POPUP-02). */
const PopupQueue = observer(function PopupQueue() {
  const { data: available } = useApi('getAvailablePopups', {}, once)
  const { data: seen } = useApi('getSeenPopups', {}, once)
  if (!available || !seen) return null

  const person = { isPresent: true, isOnboarded: true }
  const current = popupsToShow(available.data, seen.data, person, new Date()).find(
    ({ _id }) => !popupVisit.closed.includes(_id),
  )
  if (!current) return null
  return (
    <Suspense fallback={null}>
      <PopupDialog
        key={current._id}
        popup={current}
        onOpen={() => markSeen(current._id)}
        onClose={() => popupVisit.close(current._id)}
      />
    </Suspense>
  )
})

/** Recorded when the dialog opens (U25). A record that is lost shows the popup once more: no reason to disturb. */
function markSeen(id: string): void {
  if (popupVisit.open(id)) callApi('markPopupSeen', { id }).catch(() => {})
}
