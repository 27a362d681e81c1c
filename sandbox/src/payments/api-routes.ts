import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Exchange, HttpError } from '../http/exchange'
import type { Route } from '../http/router'
import type { Settings } from '../settings'
import type { Journal } from '../store/journal'
import { type Order, PayuError } from './orders'
import type { Shop } from './payments'
import type { Refund } from './refunds'

/** Token lifetime in seconds; PayU's own value. */
const TOKEN_SECONDS = 43_199

const TOKEN = 'token:'

/** A PayU response. */
interface Answer {
  status?: number
  location?: string
  body: object
}

const SUCCESS = { status: { statusCode: 'SUCCESS' } }

/** Returns the response of a call, errors included. */
async function outcomeOf(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const code = error instanceof PayuError ? error.code : 'ERROR_SYNTAX'
    const status = { statusCode: code, severity: 'ERROR', codeLiteral: code, statusDesc: error.message }
    return { status: error.status, body: { status } }
  }
}

/** The shop's API calls. */
export function apiRoutes(
  { orders, refunds, notifications, switches }: Shop,
  { posId, clientId, clientSecret }: Settings['shop'],
  journal: Journal,
  address: string,
): Route[] {
  const hasToken = ({ req }: Exchange) => {
    const token = /^Bearer (.+)$/.exec(req.headers.authorization ?? '')?.[1]
    return token !== undefined && journal.get(TOKEN + token) === true
  }

  /**
   * Wraps an API call: requires a token, responds in PayU's format, applies the switch. The call takes effect before
   * its response is delayed or dropped, so that the shop can't know.
   */
  const asPayu = (answer: (exchange: Exchange) => Promise<Answer> | Answer) => async (exchange: Exchange) => {
    const { mode, delayMs } = switches.of('api')
    if (mode === 'wrong') return exchange.send(200, 'text/html', '<!doctype html>')
    const {
      status = 200,
      location,
      body,
    } = await outcomeOf(async () => {
      if (mode === 'down') throw new PayuError(503, 'SERVICE_NOT_AVAILABLE', 'Down, as it was told to be.')
      if (mode === 'busy') throw new PayuError(429, 'TOO_MANY_REQUESTS', 'Busy, as it was told to be.')
      if (!hasToken(exchange)) throw new PayuError(401, 'UNAUTHORIZED', 'No good token.')
      return answer(exchange)
    })
    if (mode === 'slow') await wait(delayMs, undefined, { ref: false })
    if (mode === 'lost') return void exchange.res.destroy()
    if (location) exchange.res.setHeader('location', location)
    exchange.sendJson(status, body)
  }

  const asTold = ({ continueUrl: _, ...order }: Order) => order
  const one = (order: Order): Answer => ({ body: { orders: [asTold(order)], ...SUCCESS } })
  const refundBody = ({ orderId, description, ...refund }: Refund) => ({
    ...refund,
    description,
    creationDateTime: refund.statusDateTime,
  })

  return [
    {
      method: 'POST',
      path: '/pl/standard/user/oauth/authorize',
      answer: async (exchange) => {
        await switches.pass('api')
        const isForm = exchange.req.headers['content-type']?.includes('x-www-form-urlencoded')
        const fields = await exchange.fields()
        const isShop = fields.get('client_id') === clientId && fields.get('client_secret') === clientSecret
        if (!isForm || !isShop || fields.get('grant_type') !== 'client_credentials') {
          return exchange.sendJson(401, {
            error: 'invalid_client',
            error_description: 'Bad client credentials',
          })
        }
        const token = randomUUID()
        journal.set(TOKEN + token, true, Date.now() + TOKEN_SECONDS * 1_000)
        exchange.sendJson(200, {
          access_token: token,
          token_type: 'bearer',
          expires_in: TOKEN_SECONDS,
          grant_type: 'client_credentials',
        })
      },
    },
    {
      method: 'POST',
      path: '/api/v2_1/orders',
      answer: asPayu(async (exchange) => {
        const { orderId, extOrderId } = orders.make(await exchange.json(), posId)
        const redirectUri = `${address}/pay/${orderId}`
        const body = { ...SUCCESS, redirectUri, orderId, extOrderId, iframeAllowed: false }
        return { status: 302, location: redirectUri, body }
      }),
    },
    {
      method: 'GET',
      path: '/api/v2_1/orders',
      answer: asPayu((exchange) => one(orders.findByExtOrderId(exchange.query('extOrderId')))),
    },
    {
      method: 'GET',
      path: '/api/v2_1/orders/:id',
      answer: asPayu((exchange) => one(orders.find(exchange.param('id')))),
    },
    {
      method: 'DELETE',
      path: '/api/v2_1/orders/:id',
      answer: asPayu((exchange) => {
        const wasCanceled = orders.find(exchange.param('id')).status === 'CANCELED'
        const order = orders.cancel(exchange.param('id'))
        if (!wasCanceled) void notifications.tellOrder(order, ['CANCELED'])
        return { body: { orderId: order.orderId, extOrderId: order.extOrderId, ...SUCCESS } }
      }),
    },
    {
      method: 'POST',
      path: '/api/v2_1/orders/:id/captures',
      answer: asPayu((exchange) => {
        void notifications.tellOrder(orders.capture(exchange.param('id')), ['COMPLETED'])
        return { body: SUCCESS }
      }),
    },
    {
      method: 'POST',
      path: '/api/v2_1/orders/:id/refunds',
      answer: asPayu(async (exchange) => {
        const order = orders.find(exchange.param('id'))
        const { refund, isNew } = refunds.make(order, await exchange.json())
        // Decided immediately and reported by a notification; PayU takes a day.
        const end = switches.of('refunds').mode === 'canceled' ? 'CANCELED' : 'FINALIZED'
        if (isNew) void notifications.tellRefund(order, refunds.finish(refund, end))
        return { body: { orderId: order.orderId, refund: refundBody(refund), ...SUCCESS } }
      }),
    },
    {
      method: 'GET',
      path: '/api/v2_1/orders/:id/refunds',
      answer: asPayu((exchange) => {
        const { orderId } = orders.find(exchange.param('id'))
        return { body: { refunds: refunds.of(orderId).map(refundBody) } }
      }),
    },
  ]
}
