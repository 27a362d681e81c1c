/** Invoice functions for other domains. */
export { accountingFiles, invoiceOf, issueInvoice } from './service'
