import type { Database } from '../database/database'
import type { Services } from '../services'
import type { OrderRow } from './store'

/** What is done along with orders needs this of the services. */
export type OrderServices = Pick<Services, 'config' | 'jobs'>

/** What orders ask of the domains that build on them, in the transaction that settles the order. */
export type OrderPorts = {
  /** An order with an invoice was paid (`order.invoice`). */
  requestInvoice: (
    tx: Database,
    paid: { order: OrderRow; now: Date },
    services: OrderServices,
  ) => Promise<void>
}
