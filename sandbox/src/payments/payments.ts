import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Switches, USUAL_MODES } from '../control/switches'
import { type Exchange, HttpError } from '../http/exchange'
import { listenHttp } from '../http/listen'
import { type Route, router } from '../http/router'
import { PAGE_ROUTES, sendPage } from '../page/page'
import { isOwnOrigin, type Settings } from '../settings'
import type { StandIn } from '../stand-in'
import { Journal } from '../store/journal'
import { notify } from './notify'
import { type OrderStatus, Orders, PayuError } from './orders'
import { orderListPage, payPage } from './payment-pages'

/** How long a token is good, in seconds; PayU's own number. */
const TOKEN_SECONDS = 43_199

const TOKEN = 'token:'

/** What a button of the payment page does to an order. */
const RESULTS: Record<string, OrderStatus> = { pay: 'COMPLETED', reject: 'CANCELED', wait: 'PENDING' }

/** The payments stand-in: PayU REST 2.1 with OAuth, orders, a page to pay at and signed notifications. */
export async function startPayments(settings: Settings): Promise<StandIn> {
  const journal = new Journal(join(settings.dataDir, 'payments.jsonl'))
  const { payments } = settings.ports
  const address = `http://localhost:${payments}`
  const listener = router(paymentRoutes(settings, journal, address), {
    allowsOrigin: (origin) => origin === address || isOwnOrigin(settings, origin),
  })
  const server = await listenHttp('payments', payments, settings.hosts, listener)
  return {
    name: 'payments',
    address: `${address}/`,
    async close() {
      await server.close()
      journal.close()
    },
  }
}

function paymentRoutes({ shop }: Settings, journal: Journal, address: string): Route[] {
  const orders = new Orders(journal)
  const switches = new Switches({ api: { modes: USUAL_MODES }, notifications: { modes: USUAL_MODES } })

  /** A call of the shop: with a token, in PayU's words. */
  const asPayu = (answer: (exchange: Exchange) => Promise<void> | void) => async (exchange: Exchange) => {
    try {
      if (await switches.pass('api')) return exchange.send(200, 'text/html', '<!doctype html>')
      const token = /^Bearer (.+)$/.exec(exchange.req.headers.authorization ?? '')?.[1]
      if (!token || !journal.get(TOKEN + token)) throw new PayuError(401, 'UNAUTHORIZED', 'No good token.')
      await answer(exchange)
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      const code = error instanceof PayuError ? error.code : 'SERVICE_NOT_AVAILABLE'
      exchange.sendJson(error.status, {
        status: { statusCode: code, severity: 'ERROR', codeLiteral: code, statusDesc: error.message },
      })
    }
  }

  return [
    ...PAGE_ROUTES,
    ...switches.routes(),
    { method: 'GET', path: '/', answer: (exchange) => sendPage(exchange, 200, orderListPage(orders.list())) },
    { method: 'GET', path: '/orders', answer: (exchange) => exchange.sendJson(200, orders.list()) },
    {
      method: 'POST',
      path: '/pl/standard/user/oauth/authorize',
      answer: async (exchange) => {
        await switches.pass('api')
        const isForm = exchange.req.headers['content-type']?.includes('x-www-form-urlencoded')
        const fields = await exchange.fields()
        const isShop =
          fields.get('client_id') === shop.clientId && fields.get('client_secret') === shop.clientSecret
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
        const { orderId, extOrderId } = orders.make(await exchange.json(), shop.posId)
        const redirectUri = `${address}/pay/${orderId}`
        exchange.res.setHeader('location', redirectUri)
        exchange.sendJson(302, {
          status: { statusCode: 'SUCCESS' },
          redirectUri,
          orderId,
          extOrderId,
          iframeAllowed: false,
        })
      }),
    },
    {
      method: 'GET',
      path: '/api/v2_1/orders/:id',
      answer: asPayu((exchange) => {
        const { continueUrl: _, ...order } = orders.find(exchange.param('id'))
        exchange.sendJson(200, { orders: [order], status: { statusCode: 'SUCCESS' } })
      }),
    },
    {
      method: 'GET',
      path: '/pay/:id',
      answer: (exchange) => sendPage(exchange, 200, payPage(orders.find(exchange.param('id')))),
    },
    {
      method: 'POST',
      path: '/pay/:id',
      answer: async (exchange) => {
        const status = RESULTS[(await exchange.fields()).get('result') ?? '']
        if (!status) throw new HttpError(400, 'result is pay, reject or wait.')
        const order = orders.settle(exchange.param('id'), status)
        void notify(order, shop.secondKey, () => switches.pass('notifications'))
        if (!URL.canParse(order.continueUrl)) return exchange.redirect(`/pay/${order.orderId}`)
        const back = new URL(order.continueUrl)
        if (order.status === 'CANCELED') back.searchParams.set('error', '501')
        exchange.redirect(back.href)
      },
    },
  ]
}
