import { z } from 'zod'
import type { CallSchema } from './call'
import { Id } from './common'
import { Order } from './order'

export const invoiceCalls = {
  /**
   * Requests the invoice of a paid order of the caller, with the account's invoice data. Idempotent. Responds with
   * 422 `IncompleteInvoiceDataError` if the data is incomplete.
   */
  requestInvoice: { params: z.object({ orderId: Id }), answer: Order },
} satisfies Record<string, CallSchema>
