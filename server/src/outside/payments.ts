import { z } from 'zod'
import type { Config } from '../config'
import { type Answer, parsed, readAs, refusal, request } from './http-request'
import { type Manners, steadily } from './steady'

/** A payment that is to be made. Amounts in grosz. */
export type NewPayment = {
  /** Ours, made once for each attempt to pay and kept before this is called: PayU takes each once. */
  extOrderId: string
  /** Of the buyer. */
  customerIp: string
  description: string
  /** Their prices, times their quantities, sum to what is paid. */
  products: { name: string; unitPrice: number; quantity: number }[]
  buyer: { email: string; language: string }
  /** Where the buyer comes back to. */
  continueUrl: string
  /** Where PayU tells what became of it. */
  notifyUrl: string
}

/** Where the buyer pays, and what PayU calls the order. */
export type StartedPayment = { orderId: string; redirectUri: string }

/** What became of a payment. Waiting covers everything that is not decided. */
export type PaymentStatus = 'PENDING' | 'COMPLETED' | 'CANCELED'

export type Payments = {
  /**
   * Starts a payment. It may have begun even when this throws without `isUnsent`: ask again with the same
   * `extOrderId`, and take the refusal of a second one as the sign that it did.
   */
  start: (payment: NewPayment) => Promise<StartedPayment>
  /** What became of a payment. */
  statusOf: (orderId: string) => Promise<PaymentStatus>
}

/** PayU's own names (REST 2.1). Amounts are strings of grosz. */
const Token = z.object({ access_token: z.string(), expires_in: z.coerce.number() })
const Started = z.object({
  status: z.object({ statusCode: z.string() }),
  orderId: z.string(),
  redirectUri: z.url(),
})
const Orders = z.object({ orders: z.array(z.object({ status: z.string() })).min(1) })
const Refusal = z.object({ status: z.object({ statusCode: z.string(), codeLiteral: z.string().optional() }) })

/** How long before its end a token is renewed, in milliseconds. */
const MARGIN = 60_000

/** Payments by PayU's REST API 2.1. */
export function payuPayments(
  settings: Config['payments'],
  now: () => Date,
  bent: Partial<Manners> = {},
): Payments {
  const { url, posId, clientId, clientSecret } = settings
  const steady = steadily('payments', bent)
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

  /** A request with a token; with a new one, once, when PayU no longer knows the old one. */
  async function call(what: string, times: 'repeat' | 'once', path: string, body?: object): Promise<Answer> {
    const send = async (value: string) =>
      steady(what, times, async (signal) => {
        const answer = await request('payments', what, `${url}/api/v2_1/${path}`, {
          method: body ? 'POST' : 'GET',
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

  return {
    async start({ products, buyer, ...payment }) {
      const total = products.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
      const answer = await call('start', 'once', 'orders', {
        ...payment,
        merchantPosId: posId,
        currencyCode: 'PLN',
        totalAmount: String(total),
        buyer,
        products: products.map(({ name, unitPrice, quantity }) => ({
          name,
          unitPrice: String(unitPrice),
          quantity: String(quantity),
        })),
      })
      // PayU answers with a redirect that has a body; 201 for payments without a page.
      if (![200, 201, 302].includes(answer.status)) throw refused('start', answer)
      const { orderId, redirectUri } = readAs('payments', 'start', answer, Started)
      return { orderId, redirectUri }
    },
    async statusOf(orderId) {
      const answer = await call('status', 'repeat', `orders/${encodeURIComponent(orderId)}`)
      if (answer.status !== 200) throw refused('status', answer)
      const [order] = readAs('payments', 'status', answer, Orders).orders
      return order?.status === 'COMPLETED' || order?.status === 'CANCELED' ? order.status : 'PENDING'
    },
  }
}
