import { z } from 'zod'
import type { PaymentReport, PaymentStatus, RefundReport, RefundStatus } from './payments'

/** An amount in PayU's format: whole grosz as a string. */
const Grosz = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number)

/** Names follow PayU's REST API 2.1. */
export const Token = z.object({ access_token: z.string(), expires_in: z.coerce.number() })

export const Started = z.object({
  status: z.object({ statusCode: z.string() }),
  orderId: z.string(),
  /** Browsers are redirected to it, so it has to be a web page. */
  redirectUri: z.url({ protocol: /^https?$/ }),
})

export const Order = z.object({
  orderId: z.string().min(1).max(100),
  extOrderId: z.string().max(1024).optional(),
  merchantPosId: z.string().max(100).optional(),
  currencyCode: z.string().max(10),
  totalAmount: Grosz,
  status: z.string().max(100),
})

export const Orders = z.object({ orders: z.array(Order).min(1) })

export const Refund = z.object({
  refundId: z.string().min(1).max(100),
  extRefundId: z.string().max(1024).optional(),
  amount: Grosz,
  status: z.string().max(100),
})

export const Refunded = z.object({ refund: Refund })

export const Refusal = z.object({
  status: z.object({ statusCode: z.string(), codeLiteral: z.string().optional() }),
})

/** Every undecided status is pending, including `WAITING_FOR_CONFIRMATION` and unknown ones. */
const paymentStatus = (status: string): PaymentStatus =>
  status === 'COMPLETED' || status === 'CANCELED' ? status : 'PENDING'

const refundStatus = (status: string): RefundStatus =>
  status === 'FINALIZED' || status === 'CANCELED' ? status : 'PENDING'

export const toPayment = (order: z.output<typeof Order>): PaymentReport => ({
  orderId: order.orderId,
  extOrderId: order.extOrderId ?? null,
  status: paymentStatus(order.status),
  amount: order.totalAmount,
  currency: order.currencyCode,
})

export const toRefund = (refund: z.output<typeof Refund>): RefundReport => ({
  refundId: refund.refundId,
  extRefundId: refund.extRefundId ?? null,
  amount: refund.amount,
  status: refundStatus(refund.status),
})
