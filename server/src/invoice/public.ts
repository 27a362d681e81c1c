/** Invoice functions for other domains. */
export { accountingFiles, issueInvoice } from './service'
