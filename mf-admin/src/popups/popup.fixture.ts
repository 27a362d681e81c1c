import type { EditedPopup } from '@mowka/contract/schemas/editor/popup'

/** A popup as editors see it. */
export const popup = (change: Partial<EditedPopup> = {}): EditedPopup => ({
  _id: 'p1',
  title: 'Nowe kursy',
  htmlContent: '<p>Zobacz <strong>kursy</strong></p>',
  active: true,
  startDate: '2026-11-16',
  endDate: '2026-11-20',
  maxDisplayTimes: 2,
  createdAt: '2026-11-10T10:00:00.000Z',
  version: 4,
  ...change,
})

/** A page of the list as the server returns it. */
export const pageOf = (popups: EditedPopup[], total = popups.length) => ({
  data: popups,
  metadata: { total },
})
