import { paths } from '@mowka/contract/routes'
import type { EditedPopup } from '@mowka/contract/schemas/popup'
import { warsawDay } from '@mowka/domain/warsaw-time'
import { callApi } from '@mowka/web/api'
import type { Entity } from '../edit/entity'
import { firstDays } from './popup-window'

/** A popup in its form. Fields of days and numbers may be empty until they are filled. */
export type PopupValues = {
  title: string
  htmlContent: string
  active: boolean
  startDate: string | null
  endDate: string | null
  maxDisplayTimes: number | null
}

/** What is sent: the form has no empty field by then (A-POP-07). */
const sent = ({ startDate, endDate, maxDisplayTimes, ...rest }: Partial<PopupValues>) => ({
  ...rest,
  ...(startDate && { startDate }),
  ...(endDate && { endDate }),
  ...(maxDisplayTimes !== null && maxDisplayTimes !== undefined && { maxDisplayTimes }),
})

/** Popups, as their page writes them. A new one is shown zero times, which cannot be saved (A-POP-06, C09). */
export const popupEntity = (today = warsawDay(new Date())): Entity<EditedPopup, PopupValues> => ({
  kind: 'popup',
  list: paths.adminOffersPopups(),
  page: (popupId) => paths.adminEditPopup({ popupId }),
  empty: { title: '', htmlContent: '', active: false, ...firstDays(today), maxDisplayTimes: 0 },
  valuesOf: ({ title, htmlContent, active, startDate, endDate, maxDisplayTimes }) => ({
    title,
    htmlContent,
    active,
    startDate,
    endDate,
    maxDisplayTimes,
  }),
  create: (requestId, { startDate, endDate, maxDisplayTimes, ...rest }) =>
    callApi('createPopup', {
      body: {
        requestId,
        ...rest,
        startDate: startDate ?? '',
        endDate: endDate ?? '',
        maxDisplayTimes: maxDisplayTimes ?? 0,
      },
    }),
  save: ({ _id, version }, change) => callApi('updatePopup', { id: _id, body: { ...sent(change), version } }),
  remove: ({ _id, version }) => callApi('deletePopup', { id: _id, version }),
})
