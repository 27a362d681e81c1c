/** Invoice functions for other domains. */
export { accountingFiles } from './accounting-files'
export { issueInvoice } from './issue-invoice'
