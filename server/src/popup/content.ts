/** What the import of the library may use of popups. */
export { popups } from './tables'
