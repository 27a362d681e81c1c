/** Popup functions for other domains. */
export { popupKinds, popupSearchable, readPopupsWith } from './service'
