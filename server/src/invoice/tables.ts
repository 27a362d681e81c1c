import type { InvoiceData } from '@mowka/contract/schemas/user'
import { VAT_RATE } from '@mowka/domain/shop/vat'
import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { Seller } from '../config'
import { moment } from '../database/columns'
import { owned, type PersonalTable } from '../database/personal-data'
import { orderReference, refundReference } from '../order/public'
import { formerOwnerColumn } from '../user/public'
import type { CorrectionLine, InvoiceDocument } from './fa3'

/** The last invoice number per year. The row is locked while a number is reserved; a rollback releases the number. */
export const invoiceYears = pgTable('invoice_years', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
})

/** Issued invoices with their content, one per order. */
export const invoices = pgTable(
  'invoices',
  {
    orderId: orderReference().primaryKey(),
    userId: formerOwnerColumn(),
    year: integer('year').notNull(),
    /** Position in the sequence of its year. */
    place: integer('place').notNull(),
    issuedAt: moment('issued_at').notNull(),
    paidAt: moment('paid_at').notNull(),
    orderedAt: moment('ordered_at').notNull(),
    /** The seller on the day of issue; null for invoices of earlier releases, which show the current one. */
    seller: jsonb('seller').$type<Seller>(),
    buyer: jsonb('buyer').$type<InvoiceData>().notNull(),
    /** The email address for the buyer's invoice. */
    email: text('email').notNull(),
    lines: jsonb('lines').$type<InvoiceDocument['lines']>().notNull(),
    /** VAT rate in percent. */
    vatRate: integer('vat_rate').notNull().default(VAT_RATE),
  },
  (table) => [unique('invoices_number').on(table.year, table.place)],
)

/** The last number of a correcting invoice per year, used like `invoiceYears`. */
export const correctingInvoiceYears = pgTable('correcting_invoice_years', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
})

/** Issued correcting invoices with their content, one per refund of an invoiced order. */
export const correctingInvoices = pgTable(
  'correcting_invoices',
  {
    refundId: refundReference().primaryKey(),
    /** The corrected invoice. */
    orderId: text('order_id')
      .notNull()
      .references(() => invoices.orderId),
    userId: formerOwnerColumn(),
    year: integer('year').notNull(),
    /** Position in the sequence of its year. */
    place: integer('place').notNull(),
    issuedAt: moment('issued_at').notNull(),
    /** The seller on the day of issue; null for invoices of earlier releases, which show the current one. */
    seller: jsonb('seller').$type<Seller>(),
    lines: jsonb('lines').$type<CorrectionLine[]>().notNull(),
    /** The refunded amount including tax, and the tax in it, in grosz. */
    total: integer('total').notNull(),
    vat: integer('vat').notNull(),
  },
  (table) => [
    unique('correcting_invoices_number').on(table.year, table.place),
    index('correcting_invoices_order').on(table.orderId),
  ],
)

const deletion: PersonalTable['deletion'] = {
  how: 'kept',
  because: 'tax law asks to keep invoices for years',
}

/** Invoices of a person. */
export const invoicePersonal: PersonalTable[] = [
  { ...owned(invoices, 'invoices'), deletion },
  { ...owned(correctingInvoices, 'correctingInvoices'), deletion },
]
