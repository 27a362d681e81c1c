import { z } from 'zod'
import { popupKind } from '../content-kinds/popup'
import { popupList } from '../endpoints/popup'
import type { CallSchema } from './call'
import { Id, IdParams, listOf, Moment, wholeNumber } from './common'
import { formShape, learnerShape, newShape } from './kind-shapes'
import { listQuery } from './list'

/**
 * A message that people get while they learn (A-ENT-08). Visible from 00:00 of the first day to 23:59 of the last, in
 * Warsaw (C43). With `maxDisplayTimes` 0 it is never shown (C09).
 */
export const Popup = z.object({ _id: Id, ...learnerShape(popupKind) })
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

/** A new popup. */
export const NewPopup = z.strictObject({
  /** Made by the form and becomes the id of the popup, so a repeated request creates nothing new. */
  requestId: z.uuid().optional(),
  ...newShape(popupKind),
})

/** A change of a popup; absent fields stay. */
export const PopupChange = z.strictObject({
  ...z.object(formShape(popupKind)).partial().shape,
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
