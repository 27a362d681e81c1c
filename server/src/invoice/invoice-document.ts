import type { InvoiceData } from '@mowka/contract/schemas/user'
import type { Seller } from '../config'

/** The content of an invoice. Amounts are integer grosz including tax. Days are Warsaw days, YYYY-MM-DD. */
export type InvoiceDocument = {
  /** E.g. FV/2026/000123. */
  number: string
  issuedAt: Date
  /** The day of issue. */
  issuedOn: string
  /** The day of payment. */
  paidOn: string
  seller: Seller
  buyer: InvoiceData
  /** The email address for the buyer's invoice. */
  buyerEmail: string
  /** The order number shown to customers. */
  orderNumber: string
  orderedOn: string
  lines: {
    name: string
    quantity: number
    /** Price of one unit before discounts. */
    unitPrice: number
    /** The amount paid for the line. */
    total: number
  }[]
}

/** Formats an invoice number: a sequence per year without gaps. */
export const invoiceNumber = ({ year, place }: { year: number; place: number }): string =>
  `FV/${year}/${String(place).padStart(6, '0')}`

/** The total of an invoice. */
export const totalOf = ({ lines }: Pick<InvoiceDocument, 'lines'>): number =>
  lines.reduce((sum, { total }) => sum + total, 0)
