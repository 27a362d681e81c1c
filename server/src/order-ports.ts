import { issueInvoice } from './invoice/public'
import type { OrderPorts } from './order/public'

/** Implements the functions that orders call when they are paid. */
export const orderPorts: OrderPorts = {
  requestInvoice: issueInvoice,
}
