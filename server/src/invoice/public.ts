/** What other domains may use of invoices. */
export { accountingFiles } from './accounting-files'
export { issueInvoice } from './issue-invoice'
