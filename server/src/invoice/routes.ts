import type { Api } from '../http/api'
import { ownOrder, readLines, toOrder } from '../order/public'
import type { Services } from '../services'
import { requestInvoice } from './service'

/** More than anyone has orders. */
const REQUESTS_PER_MINUTE = 60

/** Invoices (S-COM-09). */
export function invoiceRoutes(api: Api, services: Services): void {
  api.route(
    'requestInvoice',
    ownOrder,
    async ({ db, object, now }) => {
      const order = await requestInvoice(db, object, { ...services, now })
      return toOrder(order, await readLines(db, [order.id]), now)
    },
    { callsPerMinute: REQUESTS_PER_MINUTE },
  )
}
