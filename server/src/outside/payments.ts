import type { Config } from '../config'
import { ExternalServiceError } from './external-service-error'
import { type Answer, parsed, readAs, refusal, request } from './http-request'
import {
  type Headers,
  Orders,
  Refunded,
  Refunds,
  Refusal,
  readPayuNotification,
  Started,
  Token,
  toPayment,
  toRefund,
} from './payu'
import { type ResiliencePolicy, withResilience } from './resilience'

/** Time for making a started payment, in seconds, after which PayU cancels it. */
export const PAYMENT_VALIDITY = 86_400

/** The currency of all payments. */
export const CURRENCY = 'PLN'

/** A payment to start. Amounts in grosz. */
export type NewPayment = {
  /** Our number, generated per payment attempt and stored before the call: PayU accepts each only once. */
  extOrderId: string
  /** The buyer's IP address. */
  customerIp: string
  description: string
  /** Unit prices times quantities add up to the total. */
  products: { name: string; unitPrice: number; quantity: number }[]
  /** Null if PayU wouldn't accept the email address. */
  buyer: { email: string; language: string } | null
  /** The page to which the buyer returns, with `error=501` after a rejection. */
  continueUrl: string
}

/**
 * PayU's order id and payment page. PayU returns the page only once. Without a `redirectUri`, an earlier attempt
 * started the payment and its response was lost: it can't be paid, so cancel it (`cancel`, if PayU returns its id)
 * and start another attempt.
 */
export type StartedPayment =
  | { orderId: string; redirectUri: string }
  | { orderId: string | null; redirectUri: null }

/** Status of a payment. Pending covers every undecided state. */
export type PaymentStatus = 'PENDING' | 'COMPLETED' | 'CANCELED'

/** PayU's report on a payment. Compare all of it with the order before granting anything. */
export type PaymentReport = {
  orderId: string
  extOrderId: string | null
  status: PaymentStatus
  /** In grosz. */
  amount: number
  currency: string
}

/** Status of a refund. Pending means that it is being transferred. */
export type RefundStatus = 'PENDING' | 'FINALIZED' | 'CANCELED'

export type RefundReport = {
  refundId: string
  extRefundId: string | null
  /** In grosz. */
  amount: number
  status: RefundStatus
}

/** A refund to request. */
export type NewRefund = {
  orderId: string
  /** Our number, stored before the call: PayU makes each refund only once. */
  extRefundId: string
  description: string
  /** In grosz; omitted for the full remaining amount. */
  amount?: number
}

/** A notification sent by PayU. */
export type PaymentNotification =
  | { kind: 'payment'; payment: PaymentReport }
  | { kind: 'refund'; orderId: string; extOrderId: string | null; refund: RefundReport }

export type Payments = {
  /**
   * Starts a payment. It may have started even if this throws an `ExternalServiceError` that isn't `isUnsent`: retry with the
   * same `extOrderId`, which never starts a second one.
   */
  start: (payment: NewPayment) => Promise<StartedPayment>
  /** Returns the report on a payment; null if PayU doesn't know it. */
  statusOf: (payment: { orderId: string } | { extOrderId: string }) => Promise<PaymentReport | null>
  /** Cancels an unpaid payment. Throws an `ExternalServiceError` for a settled one. */
  cancel: (orderId: string) => Promise<void>
  /**
   * Refunds money, once per `extRefundId`. A refusal is an `ExternalServiceError` that isn't `isUnavailable`, with PayU's status.
   */
  refund: (refund: NewRefund) => Promise<RefundReport>
  /** Returns the refunds of a payment, including those made in PayU's panel. */
  refundsOf: (orderId: string) => Promise<RefundReport[]>
  /**
   * Reads a notification from the raw body and the headers. Throws `NotificationRefused` if PayU didn't sign it for
   * this shop.
   */
  readNotification: (body: Uint8Array, headers: Headers) => PaymentNotification
}

/** Time before its expiry at which a token is renewed, in milliseconds. */
const MARGIN = 60_000

/** Payments through PayU's REST API 2.1. */
export function payuPayments(
  settings: Config['payments'],
  now: () => Date,
  overrides: Partial<ResiliencePolicy> = {},
): Payments {
  const { url, posId, clientId, clientSecret, notifyUrl } = settings
  const steady = withResilience('payments', overrides)
  let token: { value: string; until: number } | null = null

  /** Extracts PayU's refusal code and drops the rest of its response. */
  const refused = (what: string, answer: Answer) => {
    const read = Refusal.safeParse(parsed(answer.bytes))
    return refusal(
      'payments',
      what,
      answer.status,
      read.data ? (read.data.status.codeLiteral ?? read.data.status.statusCode) : null,
    )
  }

  const authorize = () =>
    steady('authorize', 'repeat', async (signal) => {
      const answer = await request('payments', 'authorize', `${url}/pl/standard/user/oauth/authorize`, {
        method: 'POST',
        // As a form: PayU refuses anything else with 401.
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          client_id: clientId,
          client_secret: clientSecret,
        }),
        signal,
      })
      if (answer.status !== 200) throw refused('authorize', answer)
      const { access_token, expires_in } = readAs('payments', 'authorize', answer, Token)
      token = { value: access_token, until: now().getTime() + expires_in * 1000 - MARGIN }
      return access_token
    })

  /**
   * Sends a request with a token, and once more with a new token if PayU no longer accepts the old one. All requests
   * can be repeated: PayU creates one order per `extOrderId` and one refund per `extRefundId`.
   */
  async function call(
    what: string,
    path: string,
    { method = 'GET', body }: { method?: 'GET' | 'POST' | 'DELETE'; body?: object } = {},
  ): Promise<Answer> {
    const send = async (value: string) =>
      steady(what, 'repeat', async (signal) => {
        const answer = await request('payments', what, `${url}/api/v2_1/${path}`, {
          method,
          headers: { Authorization: `Bearer ${value}`, 'Content-Type': 'application/json' },
          ...(body ? { body: JSON.stringify(body) } : {}),
          signal,
        })
        // Temporary failures go to the retries and the circuit breaker, all other responses to the caller.
        if (answer.status === 429 || answer.status >= 500) throw refused(what, answer)
        return answer
      })
    const known = token && token.until > now().getTime() ? token.value : await authorize()
    const answer = await send(known)
    return answer.status === 401 ? send(await authorize()) : answer
  }

  const statusOf: Payments['statusOf'] = async (payment) => {
    const path =
      'orderId' in payment
        ? `orders/${encodeURIComponent(payment.orderId)}`
        : `orders?extOrderId=${encodeURIComponent(payment.extOrderId)}`
    const answer = await call('status', path)
    if (answer.status === 404) return null
    if (answer.status !== 200) throw refused('status', answer)
    const [order] = readAs('payments', 'status', answer, Orders).orders
    return order ? toPayment(order) : null
  }

  /** Finds PayU's id of a payment started earlier, if available. */
  async function madeBefore(extOrderId: string): Promise<StartedPayment> {
    const made = await statusOf({ extOrderId }).catch((error: unknown) => {
      if (error instanceof ExternalServiceError && !error.isUnavailable) return null
      throw error
    })
    return { orderId: made?.extOrderId === extOrderId ? made.orderId : null, redirectUri: null }
  }

  return {
    async start({ products, buyer, ...payment }) {
      const total = products.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
      const body = {
        ...payment,
        notifyUrl,
        merchantPosId: posId,
        currencyCode: CURRENCY,
        validityTime: String(PAYMENT_VALIDITY),
        totalAmount: String(total),
        ...(buyer ? { buyer } : {}),
        products: products.map(({ name, unitPrice, quantity }) => ({
          name,
          unitPrice: String(unitPrice),
          quantity: String(quantity),
        })),
      }
      const answer = await call('start', 'orders', { method: 'POST', body })
      // PayU responds with a redirect that has a body, and with 201 to payments without a page.
      if ([200, 201, 302].includes(answer.status)) {
        const { orderId, redirectUri } = readAs('payments', 'start', answer, Started)
        return { orderId, redirectUri }
      }
      const said = Refusal.safeParse(parsed(answer.bytes)).data?.status.statusCode
      if (said === 'ERROR_ORDER_NOT_UNIQUE') return madeBefore(payment.extOrderId)
      throw refused('start', answer)
    },
    statusOf,
    async cancel(orderId) {
      const answer = await call('cancel', `orders/${encodeURIComponent(orderId)}`, { method: 'DELETE' })
      if (answer.status !== 200) throw refused('cancel', answer)
    },
    async refund({ orderId, amount, ...refund }) {
      const body = { refund: { ...refund, ...(amount === undefined ? {} : { amount: String(amount) }) } }
      const path = `orders/${encodeURIComponent(orderId)}/refunds`
      const answer = await call('refund', path, { method: 'POST', body })
      if (![200, 201].includes(answer.status)) throw refused('refund', answer)
      return toRefund(readAs('payments', 'refund', answer, Refunded).refund)
    },
    async refundsOf(orderId) {
      const answer = await call('refunds', `orders/${encodeURIComponent(orderId)}/refunds`)
      // PayU answers like this if there are none.
      if (answer.status === 404) return []
      if (answer.status !== 200) throw refused('refunds', answer)
      return readAs('payments', 'refunds', answer, Refunds).refunds.map(toRefund)
    },
    readNotification: (body, headers) => readPayuNotification(body, headers, settings),
  }
}
