import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { parsed } from './http-request'
import type {
  PaymentNotification,
  PaymentReport,
  PaymentStatus,
  RefundReport,
  RefundStatus,
} from './payments'

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

const Order = z.object({
  orderId: z.string().min(1).max(100),
  extOrderId: z.string().max(1024).optional(),
  merchantPosId: z.string().max(100).optional(),
  currencyCode: z.string().max(10),
  totalAmount: Grosz,
  status: z.string().max(100),
})

export const Orders = z.object({ orders: z.array(Order).min(1) })

const Refund = z.object({
  refundId: z.string().min(1).max(100),
  extRefundId: z.string().max(1024).optional(),
  amount: Grosz,
  status: z.string().max(100),
})

export const Refunded = z.object({ refund: Refund })

export const Refunds = z.object({ refunds: z.array(Refund) })

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

/** Reasons for refusing a notification. */
export type NotificationRefusal =
  | 'no signature'
  | 'odd signature'
  | 'wrong signature'
  | 'another shape'
  | 'another shop'

/**
 * A notification that isn't from PayU or isn't for this shop and must have no effect. The message contains the reason
 * and nothing of the notification, so it may be logged.
 */
export class NotificationRefused extends Error {
  readonly reason: NotificationRefusal

  constructor(reason: NotificationRefusal) {
    super(`A notification of a payment is refused: ${reason}`)
    this.name = 'NotificationRefused'
    this.reason = reason
  }
}

/** Header names of PayU's signature. */
const HEADERS = ['openpayu-signature', 'x-openpayu-signature']

/** Maximum length of a signature header, in characters. */
const LONGEST_HEADER = 500

/** Accepted signature algorithms. PayU also supports SHA-1, which can be forged. */
const ALGORITHMS: Record<string, 'md5' | 'sha256'> = { MD5: 'md5', 'SHA-256': 'sha256', SHA256: 'sha256' }

const Told = z.union([
  z.object({ order: Order.required({ merchantPosId: true }) }),
  z.object({
    orderId: z.string().min(1).max(100),
    extOrderId: z.string().max(1024).optional(),
    refund: Refund,
  }),
])

/** Headers from Node, with lower-case names. */
export type Headers = Record<string, string | string[] | undefined>

/** Parses signature and algorithm from the header: `sender=…;signature=…;algorithm=MD5;content=DOCUMENT`. */
function signatureOf(headers: Headers): { signature: Buffer; algorithm: 'md5' | 'sha256' } {
  const header = HEADERS.map((name) => headers[name]).find((value) => value !== undefined)
  if (header === undefined) throw new NotificationRefused('no signature')
  if (typeof header !== 'string' || header.length > LONGEST_HEADER) {
    throw new NotificationRefused('odd signature')
  }
  const fields = new Map<string, string>()
  for (const part of header.split(';').filter((each) => each.trim() !== '')) {
    const [name = '', value = '', ...rest] = part.split('=').map((each) => each.trim())
    // A duplicate field would be ambiguous.
    if (rest.length > 0 || fields.has(name)) throw new NotificationRefused('odd signature')
    fields.set(name, value)
  }
  const algorithm = new Map(Object.entries(ALGORITHMS)).get(fields.get('algorithm') ?? '')
  const hex = fields.get('signature') ?? ''
  if (!algorithm || !/^[0-9a-fA-F]+$/.test(hex)) throw new NotificationRefused('odd signature')
  return { signature: Buffer.from(hex, 'hex'), algorithm }
}

/**
 * Reads a notification from the raw bytes, because re-serialized JSON has another signature. Throws
 * `NotificationRefused` for anything that PayU didn't sign for this shop.
 */
export function readPayuNotification(
  body: Uint8Array,
  headers: Headers,
  { posId, secondKey }: { posId: string; secondKey: string },
): PaymentNotification {
  const { signature, algorithm } = signatureOf(headers)
  const expected = createHash(algorithm).update(body).update(secondKey).digest()
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) {
    throw new NotificationRefused('wrong signature')
  }
  const { data: told } = Told.safeParse(parsed(body))
  if (!told) throw new NotificationRefused('another shape')
  if ('refund' in told) {
    const { orderId, extOrderId = null, refund } = told
    return { kind: 'refund', orderId, extOrderId, refund: toRefund(refund) }
  }
  if (told.order.merchantPosId !== posId) throw new NotificationRefused('another shop')
  return { kind: 'payment', payment: toPayment(told.order) }
}
