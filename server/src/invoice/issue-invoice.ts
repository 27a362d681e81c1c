import { spokenOrderNumber } from '@mowka/domain/order-total'
import { warsawDay } from '@mowka/domain/warsaw-time'
import type { Database } from '../database/database'
import { enqueueEmail } from '../mail/public'
import { lineName, type OrderLineRow, type OrderRow, type OrderServices, readLines } from '../order/public'
import type { EmailAttachment } from '../outside/mail'
import type { Services } from '../services'
import { accountingEmail } from './emails'
import { fa3Of } from './fa3'
import { type InvoiceDocument, invoiceNumber, totalOf } from './invoice-document'
import { type InvoiceRow, insertInvoice, readInvoice, takePlace } from './store'

/**
 * Issues the invoice of a paid order in one transaction: reserves the next number, stores the invoice and emails it
 * to accounting. Call it once per order, with the order locked. Free orders have no invoice.
 */
export async function issueInvoice(
  tx: Database,
  { order, now }: { order: OrderRow; now: Date },
  { config, jobs }: OrderServices,
): Promise<void> {
  // The order isn't validated again: a stricter rule must not block a payment.
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

/** The sold service with its language. Invoices are in Polish. */
const soldName = ({ flow }: Pick<OrderRow, 'flow'>, line: OrderLineRow): string =>
  `${flow === 'GIFT_CARD' ? 'Karta podarunkowa do Mówki' : 'Dostęp do Mówki'}: ${lineName(line, 'pl')}`

/** The content of a stored invoice. */
const documentOf = (row: InvoiceRow, seller: InvoiceDocument['seller']): InvoiceDocument => ({
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

/** The attachment of an email to accounting: the invoice as FA(3) XML. */
export async function accountingFiles({ db, config }: Services, data: unknown): Promise<EmailAttachment[]> {
  const { orderId } = accountingEmail.schema.parse(data)
  const row = await readInvoice(db, orderId)
  if (!row) throw new Error('There is no such invoice')
  const invoice = documentOf(row, config.invoices.seller)
  const name = `${invoice.number.replaceAll('/', '-')}.xml`
  return [{ name, type: 'application/xml', content: Buffer.from(fa3Of(invoice)) }]
}
