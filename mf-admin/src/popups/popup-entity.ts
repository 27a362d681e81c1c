import { popupKind } from '@mowka/contract/content-kinds/popup'
import { paths } from '@mowka/contract/routes'
import type { EditedPopup } from '@mowka/contract/schemas/editor/popup'
import { warsawDay } from '@mowka/domain/time'
import { callApi } from '@mowka/web/api'
import type { Entity } from '../edit/entity'
import { emptyValues, type FormValues, valuesOf, written } from '../edit/kind-form'
import { firstDays } from './popup-window'

/** The form of a popup. Days and numbers can be empty during editing (A-POP-07). */
export type PopupValues = FormValues<typeof popupKind>

/**
 * Reads and writes popups for their page. A new popup has a display count of zero, which is invalid (A-POP-06, C09).
 */
export const popupEntity = (today = warsawDay(new Date())): Entity<EditedPopup, PopupValues> => ({
  kind: 'popup',
  list: paths.adminOffersPopups(),
  page: (popupId) => paths.adminEditPopup({ popupId }),
  empty: { ...emptyValues(popupKind), ...firstDays(today), maxDisplayTimes: 0 },
  valuesOf: (popup) => valuesOf(popupKind, popup),
  create: (requestId, values) =>
    callApi('createPopup', { body: { requestId, ...written(popupKind, values) } }),
  save: ({ _id, version }, change) =>
    callApi('updatePopup', { id: _id, body: { ...written(popupKind, change), version } }),
  remove: ({ _id, version }) => callApi('deletePopup', { id: _id, version }),
})
