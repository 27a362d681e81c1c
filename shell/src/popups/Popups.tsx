import { type RouteName, routes } from '@mowka/contract/routes'
import type { Popup, PopupSeen } from '@mowka/contract/schemas/editor/popup'
import { warsawDay } from '@mowka/domain/time'
import { session } from '@mowka/kernel/session'
import { read, useReads, useWrite } from '@mowka/web/api'
import { makeAutoObservable } from 'mobx'
import { observer } from 'mobx-react-lite'
import type { ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import { QuietBoundary } from '../boundaries/QuietBoundary'
import { useChunk } from '../boundaries/use-chunk'
import type PopupDialog from './PopupDialog'

/** Potential viewer of a popup. */
type PopupPerson = { isPresent: boolean; isOnboarded: boolean }

/**
 * Returns the popups to show now, in order (P-POPUP-02 to -07): none for signed-out users or during onboarding (C41),
 * each at most once per Warsaw day (C43) and at most `maxDisplayTimes` times, where 0 means never (C09).
 */
export function popupsToShow(
  popups: readonly Popup[],
  seen: readonly PopupSeen[],
  person: PopupPerson,
  now: Date,
): Popup[] {
  if (!person.isPresent || !person.isOnboarded) return []
  // Compared only if needed: a formatter of days takes long to create.
  const isToday = (record: PopupSeen) => warsawDay(new Date(record.createdAt)) === warsawDay(now)
  return popups.filter((popup) => {
    const times = seen.filter((record) => record.popupId === popup._id)
    return times.length < popup.maxDisplayTimes && !times.some(isToday)
  })
}

/** Popups opened and closed since the page load; outlives the layouts. */
class PopupVisit {
  closed: string[] = []
  readonly #opened = new Set<string>()

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Returns true the first time only, because one record is posted per visit. */
  open(id: string): boolean {
    if (this.#opened.has(id)) return false
    this.#opened.add(id)
    return true
  }

  close(id: string): void {
    this.closed = [...this.closed, id]
  }

  /** Resets for another user. */
  reset(): void {
    this.closed = []
    this.#opened.clear()
  }
}

export const popupVisit = new PopupVisit()

const loadDialog = () => import(/* webpackChunkName: "popup" */ './PopupDialog')

/** Fetched once per visit: a popup that appears later would interrupt. */
const FETCH_ONCE = { once: true }

/** Pages where a popup doesn't interrupt a test, lesson, profile change or payment. */
const POPUP_PAGES: readonly RouteName[] = ['courses', 'exercises', 'notes', 'dashboard']
const allowsPopups = (pathname: string) =>
  POPUP_PAGES.some((name) => routes[name] === pathname.replace(/\/$/, ''))

/** Popups for the signed-in learner. One that can't be shown on this page waits for the next suitable one. */
export function Popups() {
  const { pathname } = useLocation()
  if (!allowsPopups(pathname)) return null
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

/** Shows one popup at a time; the next one after the current one was closed (P-POPUP-02). */
const PopupQueue = observer(function PopupQueue() {
  const reads = useReads({
    available: read('getAvailablePopups', {}, FETCH_ONCE),
    seen: read('getSeenPopups', {}, FETCH_ONCE),
  })
  // If the record fails to save, the popup is shown again, which is harmless.
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

/** Loads the dialog when there is a popup to show. */
function CurrentPopup(props: ComponentProps<typeof PopupDialog>) {
  const Dialog = useChunk(loadDialog)?.default
  return Dialog && <Dialog {...props} />
}
