import type { Database } from '../database/database'
import type { Services } from '../services'
import type { OrderRow } from './store'

/** Services needed while settling orders. */
export type OrderServices = Pick<Services, 'config' | 'jobs'>

/** A refund for a correcting invoice: refunded amounts in grosz, with the names of what they were paid for. */
export type RefundCorrection = { refundId: string; lines: { name: string; amount: number }[] }

/** Functions of other domains that orders call in the transaction that settles or refunds them. */
export type OrderPorts = {
  /** Called when an order with an invoice request is paid (`order.invoice`). */
  requestInvoice: (
    tx: Database,
    paid: { order: OrderRow; now: Date },
    services: OrderServices,
  ) => Promise<void>
  /** Called when the money of a refund was returned; does nothing for an order without an invoice. */
  correctInvoice: (
    tx: Database,
    returned: { order: OrderRow; correction: RefundCorrection; now: Date },
    services: OrderServices,
  ) => Promise<void>
}
