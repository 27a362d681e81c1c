/** Background job functions for other domains. */
export { readEmailsTo } from './store'
