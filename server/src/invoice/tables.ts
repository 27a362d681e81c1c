import type { InvoiceData } from '@mowka/shared/contract/schemas/user'
import { integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns'
import { orderReference } from '../order/public'
import { formerOwnerColumn } from '../user/public'
import type { InvoiceDocument } from './invoice-document'

/** The last number that was given in a year: its row is locked while a number is taken, and a roll-back gives it back. */
export const invoiceYears = pgTable('invoice_years', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
})

/** Invoices as they were issued: one for an order, with what it said then. */
export const invoices = pgTable(
  'invoices',
  {
    orderId: orderReference().primaryKey(),
    userId: formerOwnerColumn(),
    year: integer('year').notNull(),
    /** In the sequence of its year. */
    place: integer('place').notNull(),
    issuedAt: moment('issued_at').notNull(),
    paidAt: moment('paid_at').notNull(),
    orderedAt: moment('ordered_at').notNull(),
    buyer: jsonb('buyer').$type<InvoiceData>().notNull(),
    /** Where the buyer gets it. */
    email: text('email').notNull(),
    lines: jsonb('lines').$type<InvoiceDocument['lines']>().notNull(),
  },
  (table) => [unique('invoices_number').on(table.year, table.place)],
)
