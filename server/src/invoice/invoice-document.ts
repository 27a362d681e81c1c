import type { InvoiceData } from '@mowka/shared/contract/schemas/user'
import type { Seller } from '../config'

/** Everything that an invoice says. Money is integer grosz, with tax. Days are Warsaw's, YYYY-MM-DD. */
export type InvoiceDocument = {
  /** E.g. FV/2026/000123. */
  number: string
  issuedAt: Date
  /** The day on which it is issued. */
  issuedOn: string
  /** The day on which the payment came in. */
  paidOn: string
  seller: Seller
  buyer: InvoiceData
  /** Where the buyer gets the invoice. */
  buyerEmail: string
  /** The number of the order as people say it. */
  orderNumber: string
  orderedOn: string
  lines: {
    name: string
    quantity: number
    /** Of one, before a discount. */
    unitPrice: number
    /** What was paid for all of the line. */
    total: number
  }[]
}

/** The number of an invoice: a sequence for each year, without holes. */
export const invoiceNumber = ({ year, place }: { year: number; place: number }): string =>
  `FV/${year}/${String(place).padStart(6, '0')}`

/** What an invoice sums to. */
export const totalOf = ({ lines }: Pick<InvoiceDocument, 'lines'>): number =>
  lines.reduce((sum, { total }) => sum + total, 0)
