import type { Popup, PopupSeen } from '@mowka/contract/schemas/popup'
import { warsawDay } from '@mowka/domain/warsaw-time'

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
