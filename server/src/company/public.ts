/** Company functions for other domains. */

export { accountsWithSeat, latestEnds, readSeatPeriods, readSeatPeriodsOf, seatPeriodsOf } from './seats'
export { joinCompanies } from './service'
export { companiesOf, isAwaited, readAdministeredAlone, readMembership } from './store'
