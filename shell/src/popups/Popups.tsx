import { type RouteName, routes } from '@mowka/contract/routes'
import { session } from '@mowka/kernel/session'
import { read, useReads, useWrite } from '@mowka/web/api'
import { observer } from 'mobx-react-lite'
import type { ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import { QuietBoundary } from '../boundaries/QuietBoundary'
import { useChunk } from '../boundaries/use-chunk'
import type PopupDialog from './PopupDialog'
import { popupsToShow } from './popup-rules'
import { popupVisit } from './popup-visit'

const loadDialog = () => import(/* webpackChunkName: "popup" */ './PopupDialog')

/** Once a visit: a popup that appears in the middle of something would only disturb. */
const ONCE = { once: true }

/** Where nobody is in the middle of something: no test, lesson, profile or payment. */
const CALM_PAGES: readonly RouteName[] = ['courses', 'exercises', 'notes', 'dashboard']
const isCalm = (pathname: string) => CALM_PAGES.some((name) => routes[name] === pathname.replace(/\/$/, ''))

/** The popups of the signed-in learner. One that cannot be shown here waits for the next calm page. */
export function Popups() {
  const { pathname } = useLocation()
  if (!isCalm(pathname)) return null
  return (
    <QuietBoundary part="popups" occasion={pathname}>
      <FitPopups />
    </QuietBoundary>
  )
}

const FitPopups = observer(function FitPopups() {
  const isFit = session.isAuthenticated && session.user !== null && session.isOnboarded
  return isFit ? <PopupQueue /> : null
})

/** One popup at a time; the next one after the current one was closed (P-POPUP-02). */
const PopupQueue = observer(function PopupQueue() {
  const reads = useReads({
    available: read('getAvailablePopups', {}, ONCE),
    seen: read('getSeenPopups', {}, ONCE),
  })
  // A record that is lost shows the popup once more: no reason to disturb.
  const markSeen = useWrite('markPopupSeen', { failure: () => null })
  if (reads.state !== 'ready') return null

  const { available, seen } = reads.data
  const person = { isPresent: true, isOnboarded: true }
  const current = popupsToShow(available, seen, person, new Date()).find(
    ({ _id }) => !popupVisit.closed.includes(_id),
  )
  if (!current) return null
  return (
    <CurrentPopup
      key={current._id}
      popup={current}
      // Recorded when the dialog opens (U25).
      onOpen={() => popupVisit.open(current._id) && void markSeen.run({ id: current._id })}
      onClose={() => popupVisit.close(current._id)}
    />
  )
})

/** The dialog comes when there is something to show in it. */
function CurrentPopup(props: ComponentProps<typeof PopupDialog>) {
  const Dialog = useChunk(loadDialog)?.default
  return Dialog && <Dialog {...props} />
}
