import { z } from 'zod'
import type { CallSchema } from './call'
import { Day, dataOf, Id, IdParams, Moment, text, wholeNumber } from './common'

/**
 * A message that people get while they learn (A-ENT-08). Visible from 00:00 of the first day to 23:59 of the last, in
 * Warsaw (C43). With `maxDisplayTimes` 0 it is never shown (C09).
 */
export const Popup = z.object({
  _id: Id,
  title: text(200),
  /** What editors wrote, made harmless by the server; a page makes it harmless once more. */
  htmlContent: text(20_000),
  active: z.boolean(),
  /** Days as YYYY-MM-DD. */
  startDate: Day,
  endDate: Day,
  maxDisplayTimes: wholeNumber(0),
})
export type Popup = z.infer<typeof Popup>

/** That a person was shown a popup: one record for every time. */
export const PopupSeen = z.object({ popupId: Id, createdAt: Moment })
export type PopupSeen = z.infer<typeof PopupSeen>

export const popupCalls = {
  getAvailablePopups: { answer: dataOf(Popup) },
  getSeenPopups: { answer: dataOf(PopupSeen) },
  markPopupSeen: { params: IdParams, answer: PopupSeen },
} satisfies Record<string, CallSchema>
