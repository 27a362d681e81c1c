/** Company functions for the library import. */
export { seatExpiry } from './seat-access'
export {
  insertPerson,
  insertSeat,
  readAccesses,
  readCompany,
  readPeople,
  upsertAccess,
  upsertCompany,
} from './store'
