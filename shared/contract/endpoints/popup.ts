import type { Endpoints } from '../endpoint'

export const popupEndpoints = {
  getAvailablePopups: { call: 'GET /popup/available', shows: ['popups'] },
  getSeenPopups: { call: 'GET /popup/popupsSeen', shows: ['popups'] },
  /** Touches nothing: the shell counts what it has just shown. */
  markPopupSeen: { call: 'POST /popup/popupsSeen/:id', touches: [] },
} as const satisfies Endpoints
