/** What the import of the library may use of companies. */
export { seatExpiry } from './seat-expiry'
export {
  insertPerson,
  insertSeat,
  readAccesses,
  readCompany,
  readPeople,
  upsertAccess,
  upsertCompany,
} from './store'
