/** What other domains may use of companies. */
export { joinCompanies } from './join'
export { accountsWithSeat, readSeatPeriods, seatPeriodsOf } from './seat-access'
export { companiesOf, isAwaited, readAdministeredAlone, readMembership } from './store'
