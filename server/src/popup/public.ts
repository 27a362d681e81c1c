/** Popup functions for other domains. */
export { popupKinds } from './editing'
export { readPopupsWith } from './service'
