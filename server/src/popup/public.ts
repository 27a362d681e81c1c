/** Popup functions for other domains. */
export { popupKinds, readPopupsWith } from './service'
