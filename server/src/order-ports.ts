import { issueInvoice } from './invoice/public'
import type { OrderPorts } from './order/public'

/** Who does what when an order is paid. */
export const orderPorts: OrderPorts = {
  requestInvoice: issueInvoice,
}
