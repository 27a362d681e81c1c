import { InvoiceData } from '@mowka/contract/schemas/user'
import { spokenOrderNumber } from '@mowka/domain/shop/order-total'
import { sumOf } from '@mowka/domain/shop/refund'
import { splitVat } from '@mowka/domain/shop/vat'
import { warsawDay } from '@mowka/domain/time'
import { asc, eq, sql } from 'drizzle-orm'
import type { Seller } from '../config'
import type { Database } from '../database/database'
import { ProblemError } from '../http/problem'
import { enqueueEmail } from '../mail/public'
import {
  correctionOf,
  lineName,
  lockOrder,
  type OrderRow,
  type OrderServices,
  type RefundCorrection,
  readLines,
  readRefunds,
  updateOrder,
} from '../order/public'
import type { EmailAttachment } from '../outside/mail'
import type { Services } from '../services'
import { readUser } from '../user/public'
import { accountingEmail, correctionEmail } from './emails'
import { correctionNumber, fa3Of, fa3OfCorrection, type InvoiceDocument, invoiceNumber, totalOf } from './fa3'
import { correctingInvoices, correctingInvoiceYears, invoices, invoiceYears } from './tables'

type InvoiceRow = typeof invoices.$inferSelect
type CorrectionRow = typeof correctingInvoices.$inferSelect

/**
 * Reserves the next number in a year's sequence. The sequence is locked until the transaction ends, and a rollback
 * leaves no gap.
 */
async function takePlace(
  tx: Database,
  years: typeof invoiceYears | typeof correctingInvoiceYears,
  year: number,
): Promise<number> {
  const [row] = await tx
    .insert(years)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: years.year, set: { last: sql`${years.last} + 1` } })
    .returning({ last: years.last })
  if (!row) throw new Error('The year has no number')
  return row.last
}

async function insertInvoice(tx: Database, row: InvoiceRow): Promise<void> {
  await tx.insert(invoices).values(row)
}

/** Finds the invoice of an order. */
export async function readInvoice(db: Database, orderId: string): Promise<InvoiceRow | undefined> {
  const [row] = await db.select().from(invoices).where(eq(invoices.orderId, orderId))
  return row
}

/** Returns number and time of the invoice of an order; null if none was issued. */
export async function invoiceOf(
  db: Database,
  orderId: string,
): Promise<{ number: string; issuedAt: Date } | null> {
  const row = await readInvoice(db, orderId)
  return row ? { number: invoiceNumber(row), issuedAt: row.issuedAt } : null
}

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
    name: soldName(order, lineName(line, 'pl')),
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    total: line.total,
  }))
  const year = Number(warsawDay(now).slice(0, 4))
  const row: InvoiceRow = {
    orderId: order.id,
    userId: order.userId,
    year,
    place: await takePlace(tx, invoiceYears, year),
    issuedAt: now,
    paidAt: order.settledAt ?? now,
    orderedAt: order.createdAt,
    seller: config.invoices.seller,
    buyer: order.invoice,
    email: order.buyer?.email ?? '',
    lines,
    vatRate: order.vatRate,
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

/** The sold service; `name` is its plan with its languages. Invoices are in Polish. */
const soldName = ({ flow }: Pick<OrderRow, 'flow'>, name: string): string =>
  `${flow === 'GIFT_CARD' ? 'Karta podarunkowa do Mówki' : 'Dostęp do Mówki'}: ${name}`

/** The content of a stored invoice. `current` is the seller of invoices that didn't store theirs. */
export const documentOf = (row: InvoiceRow, current: Seller): InvoiceDocument => ({
  number: invoiceNumber(row),
  issuedAt: row.issuedAt,
  issuedOn: warsawDay(row.issuedAt),
  paidOn: warsawDay(row.paidAt),
  seller: row.seller ?? current,
  buyer: row.buyer,
  buyerEmail: row.email,
  orderNumber: spokenOrderNumber(row.orderId),
  orderedOn: warsawDay(row.orderedAt),
  lines: row.lines,
  vatRate: row.vatRate,
})

/** Name of the file of an invoice, e.g. FV-2026-000123.pdf. */
export const fileName = ({ number }: Pick<InvoiceDocument, 'number'>, extension: string): string =>
  `${number.replaceAll('/', '-')}.${extension}`

/** The attachment of an email to accounting: the invoice as FA(3) XML. */
export async function accountingFiles({ db, config }: Services, data: unknown): Promise<EmailAttachment[]> {
  const { orderId } = accountingEmail.schema.parse(data)
  const row = await readInvoice(db, orderId)
  if (!row) throw new Error('There is no such invoice')
  const invoice = documentOf(row, config.invoices.seller)
  return [{ name: fileName(invoice, 'xml'), type: 'application/xml', content: Buffer.from(fa3Of(invoice)) }]
}

/**
 * Issues the correcting invoice of a refund whose money was returned, once per refund. Does nothing for an order
 * without an invoice. The tax is the difference of the taxes in the invoiced amounts before and after it, so that all
 * documents of an order add up. Call it with the order locked.
 */
export async function correctInvoice(
  tx: Database,
  { order, correction, now }: { order: OrderRow; correction: RefundCorrection; now: Date },
  { config, jobs }: OrderServices,
): Promise<void> {
  const invoice = await readInvoice(tx, order.id)
  const total = sumOf(correction.lines)
  if (!invoice || total === 0) return
  const earlier = await readCorrections(tx, order.id)
  if (earlier.some(({ refundId }) => refundId === correction.refundId)) return
  const before = totalOf(invoice) - earlier.reduce((sum, each) => sum + each.total, 0)
  const year = Number(warsawDay(now).slice(0, 4))
  const row: CorrectionRow = {
    refundId: correction.refundId,
    orderId: order.id,
    userId: order.userId,
    year,
    place: await takePlace(tx, correctingInvoiceYears, year),
    issuedAt: now,
    seller: config.invoices.seller,
    lines: correction.lines.map(({ name, amount }) => ({ name: soldName(order, name), amount })),
    total,
    vat: splitVat(before, invoice.vatRate).vat - splitVat(before - total, invoice.vatRate).vat,
  }
  await tx.insert(correctingInvoices).values(row)
  await enqueueEmail(
    jobs,
    tx,
    correctionEmail,
    { to: config.invoices.accountingEmail, lang: 'pl', once: row.refundId },
    {
      refundId: row.refundId,
      number: correctionNumber(row),
      invoice: invoiceNumber(invoice),
      orderNumber: spokenOrderNumber(order.id),
      total,
    },
  )
}

/** Returns the correcting invoices of an order, oldest first. */
const readCorrections = (db: Database, orderId: string): Promise<CorrectionRow[]> =>
  db
    .select()
    .from(correctingInvoices)
    .where(eq(correctingInvoices.orderId, orderId))
    .orderBy(asc(correctingInvoices.year), asc(correctingInvoices.place))

/** Returns number and time of the correcting invoices of an order, by refund. */
export async function correctionsOf(
  db: Database,
  orderId: string,
): Promise<Map<string, { number: string; issuedAt: Date }>> {
  const rows = await readCorrections(db, orderId)
  return new Map(rows.map((row) => [row.refundId, { number: correctionNumber(row), issuedAt: row.issuedAt }]))
}

/** The attachment of an email about a correction: the correcting invoice as FA(3) XML. */
export async function correctionFiles({ db, config }: Services, data: unknown): Promise<EmailAttachment[]> {
  const { refundId } = correctionEmail.schema.parse(data)
  const [row] = await db.select().from(correctingInvoices).where(eq(correctingInvoices.refundId, refundId))
  const invoice = row && (await readInvoice(db, row.orderId))
  if (!invoice) throw new Error('There is no such correcting invoice')
  const { buyer, buyerEmail, orderNumber, orderedOn, ...corrected } = documentOf(
    invoice,
    config.invoices.seller,
  )
  const number = correctionNumber(row)
  const content = fa3OfCorrection({
    number,
    issuedAt: row.issuedAt,
    issuedOn: warsawDay(row.issuedAt),
    seller: row.seller ?? config.invoices.seller,
    buyer,
    buyerEmail,
    orderNumber,
    orderedOn,
    corrected,
    lines: row.lines,
    total: row.total,
    vat: row.vat,
  })
  return [
    { name: `${number.replaceAll('/', '-')}.xml`, type: 'application/xml', content: Buffer.from(content) },
  ]
}

/** The account's invoice data are missing or incomplete (L-PAYT-08). */
const incomplete = () =>
  new ProblemError(422, 'INCOMPLETE_INVOICE_DATA', 'The invoice data are incomplete', {
    name: 'IncompleteInvoiceDataError',
  })

/**
 * Requests the invoice of an order with the account's invoice data (S-COM-09). Repeated requests have no effect.
 * Throws 409 for an order without anything to invoice, and 422 for incomplete data.
 */
export const requestInvoice = (
  db: Database,
  { extOrderId, userId }: Pick<OrderRow, 'extOrderId' | 'userId'>,
  services: OrderServices & { now: Date },
): Promise<OrderRow> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, extOrderId)
    if (!order) throw new Error('The order went away')
    if (order.invoiceRequested) return order
    if (order.status !== 'COMPLETED') {
      throw new ProblemError(409, 'ORDER_NOT_PAID', 'Only paid orders can have an invoice')
    }
    if (order.refundedAt !== null || order.totalAmount === 0) {
      throw new ProblemError(409, 'NOTHING_TO_INVOICE', 'Free orders have no invoice')
    }
    const account = userId === null ? undefined : await readUser(tx, userId)
    const data = InvoiceData.safeParse(account?.invoiceData)
    if (!data.success) throw incomplete()
    const asked = { ...order, invoice: data.data, invoiceRequested: true }
    await updateOrder(tx, order.id, { invoice: data.data, invoiceRequested: true })
    await issueInvoice(tx, { order: asked, now: services.now }, services)
    // The invoice is for the paid amount, so earlier refunds correct it immediately.
    for (const refund of await readRefunds(tx, [order.id])) {
      if (refund.status !== 'done') continue
      const correction = await correctionOf(tx, asked, refund)
      await correctInvoice(tx, { order: asked, correction, now: services.now }, services)
    }
    return asked
  })
