/** Company functions for other domains. */

export { accountsWithSeat, latestEnds, readSeatPeriods, seatPeriodsOf } from './seat-access'
export { joinCompanies } from './service'
export { companiesOf, isAwaited, readAdministeredAlone, readMembership } from './store'
