/** What other domains may import of popups. */
export { popupKinds } from './editing'
export { readPopupsWith } from './store'
