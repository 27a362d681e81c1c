import type { Popup, PopupSeen } from '@mowka/contract/schemas/editor/popup'
import { warsawDay } from '@mowka/domain/time'
import { makeAutoObservable } from 'mobx'

/** Potential viewer of a popup. */
export type PopupPerson = { isPresent: boolean; isOnboarded: boolean }

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
  const today = warsawDay(now)
  return popups.filter((popup) => {
    const times = seen.filter((record) => record.popupId === popup._id)
    return (
      times.length < popup.maxDisplayTimes &&
      !times.some((record) => warsawDay(new Date(record.createdAt)) === today)
    )
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
