import type { Config } from '../config'
import { type Answer, parsed, readAs, refusal, request } from './http-request'
import { OutsideError } from './outside-error'
import { type Headers, readPayuNotification } from './payu-notification'
import { Orders, Refunded, Refusal, Started, Token, toPayment, toRefund } from './payu-shapes'
import { type ResiliencePolicy, withResilience } from './resilience'

/** How long a payment may be made after it was started, in seconds; then PayU cancels it. */
export const PAYMENT_VALIDITY = 86_400

/** What everything is paid in. */
export const CURRENCY = 'PLN'

/** A payment that is to be made. Amounts in grosz. */
export type NewPayment = {
  /** Ours, made once for each attempt to pay and kept before this is called: PayU takes each once. */
  extOrderId: string
  /** Of the buyer. */
  customerIp: string
  description: string
  /** Their prices, times their quantities, sum to what is paid. */
  products: { name: string; unitPrice: number; quantity: number }[]
  /** Null when their address is no address that PayU would accept. */
  buyer: { email: string; language: string } | null
  /** Where the buyer comes back to; after a rejection with `error=501`. */
  continueUrl: string
}

/**
 * Where the buyer pays, and what PayU calls the order. PayU says once where its page is. Without a `redirectUri` the
 * payment was made by an earlier try whose answer was lost: nobody can pay it, so give it up (`cancel`, when PayU tells
 * its number) and start another attempt.
 */
export type StartedPayment =
  | { orderId: string; redirectUri: string }
  | { orderId: string | null; redirectUri: null }

/** What became of a payment. Pending covers everything that is not decided. */
export type PaymentStatus = 'PENDING' | 'COMPLETED' | 'CANCELED'

/** What PayU says about a payment. Compare all of it with the order before anything is granted. */
export type PaymentReport = {
  orderId: string
  extOrderId: string | null
  status: PaymentStatus
  /** In grosz. */
  amount: number
  currency: string
}

/** What became of a refund. Pending is on its way to the buyer. */
export type RefundStatus = 'PENDING' | 'FINALIZED' | 'CANCELED'

export type RefundReport = {
  refundId: string
  extRefundId: string | null
  /** In grosz. */
  amount: number
  status: RefundStatus
}

/** Money that goes back. */
export type NewRefund = {
  orderId: string
  /** Ours, kept before this is called: PayU makes each refund once, however often it is asked. */
  extRefundId: string
  description: string
  /** In grosz; all that was paid and not yet refunded when left out. */
  amount?: number
}

/** What PayU tells by itself. */
export type PaymentNotification =
  | { kind: 'payment'; payment: PaymentReport }
  | { kind: 'refund'; orderId: string; extOrderId: string | null; refund: RefundReport }

export type Payments = {
  /**
   * Starts a payment. It may have begun even when this throws an `OutsideError` that is not `isUnsent`: start it again
   * with the same `extOrderId`, which never makes a second one.
   */
  start: (payment: NewPayment) => Promise<StartedPayment>
  /** What became of a payment; null for one that PayU does not know. */
  statusOf: (payment: { orderId: string } | { extOrderId: string }) => Promise<PaymentReport | null>
  /** Gives up a payment that is not made yet. Throws an `OutsideError` for one that is settled. */
  cancel: (orderId: string) => Promise<void>
  /**
   * Gives money back. May be asked again with the same `extRefundId`: it is given once. What PayU understands and does not
   * give back is an `OutsideError` that is not `isAway`, with PayU's status.
   */
  refund: (refund: NewRefund) => Promise<RefundReport>
  /**
   * Reads a notification: the bytes of the body as they arrived, and the headers. Throws `NotificationRefused` for what
   * PayU has not signed for this shop.
   */
  readNotification: (body: Uint8Array, headers: Headers) => PaymentNotification
}

/** How long before its end a token is renewed, in milliseconds. */
const MARGIN = 60_000

/** Payments by PayU's REST API 2.1. */
export function payuPayments(
  settings: Config['payments'],
  now: () => Date,
  overrides: Partial<ResiliencePolicy> = {},
): Payments {
  const { url, posId, clientId, clientSecret, notifyUrl } = settings
  const steady = withResilience('payments', overrides)
  let token: { value: string; until: number } | null = null

  /** PayU's word for why it refused; nothing else that it says. */
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
   * A request with a token; with a new one, once, when PayU no longer knows the old one. All of them may be repeated:
   * PayU makes an order once for its `extOrderId` and a refund once for its `extRefundId`.
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
        // What PayU cannot do now is for the tries and the breaker; what it says is for the caller.
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

  /** PayU's number of a payment that was made before, when it tells. */
  async function madeBefore(extOrderId: string): Promise<StartedPayment> {
    const made = await statusOf({ extOrderId }).catch((error: unknown) => {
      if (error instanceof OutsideError && !error.isAway) return null
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
      // PayU responds with a redirect that has a body; with 201 to payments without a page.
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
    readNotification: (body, headers) => readPayuNotification(body, headers, settings),
  }
}
