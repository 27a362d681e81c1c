/** Company functions for other domains. */
export { joinCompanies } from './join'
export { accountsWithSeat, latestEnds, readSeatPeriods, seatPeriodsOf } from './seat-access'
export { companiesOf, isAwaited, readAdministeredAlone, readMembership } from './store'
