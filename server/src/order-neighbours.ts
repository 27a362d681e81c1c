import type { OrderNeighbours } from './order/public'

/** Who does what when an order is paid. */
export const orderNeighbours: OrderNeighbours = {
  requestInvoice: async () => {},
}
