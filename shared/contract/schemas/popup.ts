import { MOST_DISPLAY_TIMES, POPUP_TEXT_LENGTH, POPUP_TITLE_LENGTH } from '@mowka/domain/popup'
import { z } from 'zod'
import { popupList } from '../endpoints/popup'
import type { CallSchema } from './call'
import { Day, Id, IdParams, listOf, Moment, text, trimmedText, wholeNumber } from './common'
import { listQuery } from './list'

/**
 * A message that people get while they learn (A-ENT-08). Visible from 00:00 of the first day to 23:59 of the last, in
 * Warsaw (C43). With `maxDisplayTimes` 0 it is never shown (C09).
 */
export const Popup = z.object({
  _id: Id,
  title: text(POPUP_TITLE_LENGTH),
  /** What editors wrote, made harmless by the server; a page makes it harmless once more. */
  htmlContent: text(POPUP_TEXT_LENGTH),
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

/** A popup as editors see it. */
export const EditedPopup = Popup.extend({
  createdAt: Moment,
  /** Grows by one with every change; a stale write is refused with 409 (C57). */
  version: wholeNumber(),
})
export type EditedPopup = z.infer<typeof EditedPopup>

const fields = {
  title: trimmedText(POPUP_TITLE_LENGTH, 1),
  htmlContent: text(POPUP_TEXT_LENGTH, 1),
  active: z.boolean(),
  startDate: Day,
  endDate: Day,
  /** A popup that is written is shown at least once (A-POP-06, C09). */
  maxDisplayTimes: wholeNumber(1, MOST_DISPLAY_TIMES),
}

/** A new popup. */
export const NewPopup = z.strictObject({
  /** Made by the form: sending it twice makes one. */
  requestId: z.uuid().optional(),
  ...fields,
  active: z.boolean().default(false),
})

/** A change of a popup: what is absent stays. */
export const PopupChange = z.strictObject({
  ...z.object(fields).partial().shape,
  version: wholeNumber().optional(),
})

export const popupCalls = {
  listPopups: { query: listQuery(popupList), answer: listOf(EditedPopup) },
  createPopup: { body: NewPopup, answer: EditedPopup, success: 201 },
  updatePopup: { params: IdParams, body: PopupChange, answer: EditedPopup },
  deletePopup: {
    params: IdParams,
    query: z.object({ version: z.coerce.number().int().min(0).max(2_147_483_647).optional() }),
  },
  getAvailablePopups: { answer: z.array(Popup) },
  getSeenPopups: { answer: z.array(PopupSeen) },
  markPopupSeen: { params: IdParams, answer: PopupSeen },
} satisfies Record<string, CallSchema>
