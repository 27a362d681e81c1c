/** What other domains may use of companies. */
export { joinCompanies } from './join'
export { isAwaited, readCompanyId } from './store'
