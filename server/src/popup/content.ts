/** Popup tables for the library import. */
export { popups } from './tables'
