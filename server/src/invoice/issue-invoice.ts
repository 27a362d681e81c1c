import { spokenOrderNumber } from '@mowka/shared/domain/order-number'
import { warsawDay } from '@mowka/shared/domain/warsaw-time'
import type { Database } from '../database/database'
import { accountingEmail, enqueueEmail } from '../mail/public'
import { lineName, type OrderLineRow, type OrderRow, type OrderServices, readLines } from '../order/public'
import { type InvoiceDocument, invoiceNumber, totalOf } from './invoice-document'
import { type InvoiceRow, insertInvoice, takePlace } from './store'

/**
 * Issues the invoice of an order that is paid: takes the next number, keeps what the invoice says and posts it to
 * accounting, all in one transaction. Call it once for an order, with the order locked. An order that cost nothing has
 * nothing to invoice.
 */
export async function issueInvoice(
  tx: Database,
  { order, now }: { order: OrderRow; now: Date },
  { config, jobs }: OrderServices,
): Promise<void> {
  // What was ordered is not judged again: a rule that became stricter must not stop a payment.
  if (order.totalAmount === 0 || order.invoice === null) return
  const lines = (await readLines(tx, [order.id])).map((line) => ({
    name: soldName(order, line),
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    total: line.total,
  }))
  const year = Number(warsawDay(now).slice(0, 4))
  const row: InvoiceRow = {
    orderId: order.id,
    userId: order.userId,
    year,
    place: await takePlace(tx, year),
    issuedAt: now,
    paidAt: order.settledAt ?? now,
    orderedAt: order.createdAt,
    buyer: order.invoice,
    email: order.buyer?.email ?? '',
    lines,
  }
  await insertInvoice(tx, row)
  await enqueueEmail(
    jobs,
    tx,
    accountingEmail,
    { to: config.invoices.accountingEmail, lang: 'pl', once: order.id },
    {
      orderId: order.id,
      number: invoiceNumber(row),
      orderNumber: spokenOrderNumber(order.id),
      total: totalOf(row),
    },
  )
}

/** The service that a line sold, with its language: invoices are in Polish. */
const soldName = ({ flow }: Pick<OrderRow, 'flow'>, line: OrderLineRow): string =>
  `${flow === 'GIFT_CARD' ? 'Karta podarunkowa do Mówki' : 'Dostęp do Mówki'}: ${lineName(line, 'pl')}`

/** What a kept invoice says. */
export const documentOf = (row: InvoiceRow, seller: InvoiceDocument['seller']): InvoiceDocument => ({
  number: invoiceNumber(row),
  issuedAt: row.issuedAt,
  issuedOn: warsawDay(row.issuedAt),
  paidOn: warsawDay(row.paidAt),
  seller,
  buyer: row.buyer,
  buyerEmail: row.email,
  orderNumber: spokenOrderNumber(row.orderId),
  orderedOn: warsawDay(row.orderedAt),
  lines: row.lines,
})
