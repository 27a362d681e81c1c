/** Company functions for the library import. */
export { seatExpiry } from './seats'
export {
  insertPerson,
  insertSeats,
  readAccesses,
  readCompany,
  readPeople,
  upsertAccess,
  upsertCompany,
} from './store'
