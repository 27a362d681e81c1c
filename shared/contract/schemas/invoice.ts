import { z } from 'zod'
import type { CallSchema } from './call'
import { Id } from './common'
import { Order } from './order'

export const invoiceCalls = {
  /**
   * Asks for the invoice of one's own paid order, with the invoice data of the account. Asking again changes nothing.
   * 422 `IncompleteInvoiceDataError` without complete data.
   */
  requestInvoice: { params: z.object({ orderId: Id }), answer: Order },
} satisfies Record<string, CallSchema>
