/** What other domains may use of companies. */
export { joinCompanies } from './join'
export { companiesOf, isAwaited, readCompanyId } from './store'
