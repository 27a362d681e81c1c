import type { Popup, PopupSeen } from '@mowka/contract/schemas/popup'
import { warsawDay } from '@mowka/domain/warsaw-time'

/** Who might be shown a popup. */
export type PopupPerson = { isPresent: boolean; isOnboarded: boolean }

/**
 * The popups that someone is shown now, in order (P-POPUP-02 to -07): none to the absent and to those who have not
 * finished onboarding (C41), none twice on one Warsaw day (C43), none more often than its `maxDisplayTimes`, where 0
 * means never (C09).
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
