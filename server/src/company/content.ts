/** Company functions for the library import. */
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
