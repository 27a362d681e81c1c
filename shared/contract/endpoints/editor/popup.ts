import { listOfKind } from '../../content-kinds/list'
import { popupKind } from '../../content-kinds/popup'
import type { Endpoints } from '../../endpoint'
import { describeList } from '../../list'

/** The panel's list of popups (A-POP-01, A-POP-02). */
export const popupList = /* @__PURE__ */ describeList({
  .../* @__PURE__ */ listOfKind(popupKind),
  order: 'startDate:desc',
  sizes: [10, 25, 50, 100],
})

export const popupEndpoints = {
  getAvailablePopups: { call: 'GET /popup/available', shows: ['popups'] },
  getSeenPopups: { call: 'GET /popup/popupsSeen', shows: ['popups'] },
  /** Affects nothing: the shell counts the popups it has shown itself. */
  markPopupSeen: { call: 'POST /popup/popupsSeen/:id', touches: [] },
} as const satisfies Endpoints

/** The panel's popups. */
export const popupAdminEndpoints = {
  listPopups: { call: 'GET /popup/', shows: ['popups'], list: popupList },
  createPopup: { call: 'POST /popup/', touches: ['popups'] },
  updatePopup: { call: 'PUT /popup/:id', touches: ['popups'] },
  deletePopup: { call: 'DELETE /popup/:id', touches: ['popups'] },
} as const satisfies Endpoints
