/** Account functions for other domains. */
export { deleteAccount, requestExport, showExport } from './service'
