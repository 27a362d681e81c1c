import type { Database } from '../database/database'
import type { Services } from '../services'
import type { OrderRow } from './store'

/** Services needed while settling orders. */
export type OrderServices = Pick<Services, 'config' | 'jobs'>

/** Functions of other domains that orders call in the transaction that settles them. */
export type OrderPorts = {
  /** Called when an order with an invoice request is paid (`order.invoice`). */
  requestInvoice: (
    tx: Database,
    paid: { order: OrderRow; now: Date },
    services: OrderServices,
  ) => Promise<void>
}
