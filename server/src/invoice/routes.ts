import type { Api } from '../http/api'
import { objectPolicy } from '../http/policy'
import { notFound } from '../http/problem'
import { ownOrder, readLines, readRefunds, toOrder } from '../order/public'
import type { Services } from '../services'
import { invoicePdf } from './pdf'
import { documentOf, fileName, readInvoice, requestInvoice } from './service'

/** More than anyone has orders. */
const REQUESTS_PER_MINUTE = 60

/** Allows the buyer the invoice of an order; 404 for everyone else, and for an order without an invoice. */
const ownInvoice = objectPolicy({
  name: 'owner of the invoice',
  who: 'signed-in',
  kind: 'own invoice',
  at: 'params.orderId',
  load: async ({ db, person }, orderId) => {
    const invoice = await readInvoice(db, orderId)
    if (!invoice || invoice.userId !== person.userId) throw notFound('The invoice')
    return invoice
  },
})

/** Invoices (S-COM-09). */
export function invoiceRoutes(api: Api, services: Services): void {
  api.route(
    'requestInvoice',
    ownOrder,
    async ({ db, object, now }) => {
      const order = await requestInvoice(db, object, { ...services, now })
      const [lines, refunds] = [await readLines(db, [order.id]), await readRefunds(db, [order.id])]
      return toOrder(order, lines, refunds, now, services.config.invoices.seller)
    },
    { callsPerMinute: REQUESTS_PER_MINUTE },
  )

  api.route(
    'getInvoicePdf',
    ownInvoice,
    async ({ object, header }) => {
      const invoice = documentOf(object, services.config.invoices.seller)
      header('Content-Disposition', `attachment; filename="${fileName(invoice, 'pdf')}"`)
      return { type: 'application/pdf', content: await invoicePdf(invoice) }
    },
    { callsPerMinute: REQUESTS_PER_MINUTE },
  )
}
