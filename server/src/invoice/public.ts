/** Invoice functions for other domains. */
export {
  accountingFiles,
  correctInvoice,
  correctionFiles,
  correctionsOf,
  invoiceOf,
  issueInvoice,
} from './service'
