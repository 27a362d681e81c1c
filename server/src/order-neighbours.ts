import { issueInvoice } from './invoice/public'
import type { OrderNeighbours } from './order/public'

/** Who does what when an order is paid. */
export const orderNeighbours: OrderNeighbours = {
  requestInvoice: issueInvoice,
}
