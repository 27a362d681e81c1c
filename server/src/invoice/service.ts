import { InvoiceData } from '@mowka/contract/schemas/user'
import type { Database } from '../database/database'
import { ProblemError } from '../http/problem'
import { lockOrder, type OrderRow, type OrderServices, updateOrder } from '../order/public'
import { readUser } from '../user/public'
import { issueInvoice } from './issue-invoice'

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
    return asked
  })
