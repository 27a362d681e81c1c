import { type Exchange, HttpError } from '../http/exchange'
import type { Route } from '../http/router'
import { PAGE_ROUTES, sendPage } from '../page/page'
import { isOpen, type Order, type OrderStatus } from './orders'
import { NOTIFICATION_MODES, orderListPage, payPage, switchPage } from './payment-pages'
import type { Shop } from './payments'

/** Delay of a late notification in ms. */
const LATE_MS = 10_000

/** The payment page, and the shop's pages for users and tests. */
export function pageRoutes({ orders, refunds, notifications, switches }: Shop): Route[] {
  /** Order statuses that each button of the payment page leads through. */
  const results: Record<string, () => OrderStatus[]> = {
    pay: () => [
      'PENDING',
      switches.of('collection').mode === 'manual' ? 'WAITING_FOR_CONFIRMATION' : 'COMPLETED',
    ],
    reject: () => ['CANCELED'],
    wait: () => ['PENDING'],
  }

  /** The way to notify the shop of this payment: the one chosen in the form, or that of the switch. */
  const deliveryOf = (mode: string) => {
    if (mode === '') return switches.of('notifications')
    const known = NOTIFICATION_MODES.find(([each]) => each === mode)?.[0]
    if (!known) throw new HttpError(400, 'notification is one of the modes of the switch.')
    return { mode: known, delayMs: LATE_MS }
  }

  const goBack = (exchange: Exchange, order: Order) => {
    if (!order.continueUrl) return exchange.redirect(`/pay/${order.orderId}`)
    const back = new URL(order.continueUrl)
    if (order.status === 'CANCELED') back.searchParams.set('error', '501')
    exchange.redirect(back.href)
  }

  return [
    ...PAGE_ROUTES,
    {
      method: 'GET',
      path: '/',
      answer: (exchange) => sendPage(exchange, 200, orderListPage(orders.list(), switches.all)),
    },
    { method: 'GET', path: '/orders', answer: (exchange) => exchange.sendJson(200, orders.list()) },
    {
      // Amounts actually charged, for comparison with what the shop granted.
      method: 'GET',
      path: '/taken',
      answer: (exchange) => {
        const taken = orders
          .list()
          .filter(({ status }) => status === 'COMPLETED')
          .map(({ orderId, extOrderId, totalAmount, currencyCode }) => ({
            orderId,
            extOrderId,
            amount: Number(totalAmount),
            refunded: refunds.sum(orderId),
            currencyCode,
          }))
        exchange.sendJson(200, {
          count: taken.length,
          amount: taken.reduce((sum, { amount }) => sum + amount, 0),
          refunded: taken.reduce((sum, { refunded }) => sum + refunded, 0),
          orders: taken,
        })
      },
    },
    {
      method: 'GET',
      path: '/notifications',
      answer: (exchange) => {
        const orderId = exchange.query('orderId')
        exchange.sendJson(200, orderId ? notifications.of(orderId) : notifications.list())
      },
    },
    {
      method: 'GET',
      path: '/switches',
      answer: (exchange) => sendPage(exchange, 200, switchPage(switches.all)),
    },
    {
      method: 'POST',
      path: '/switches',
      answer: async (exchange) => {
        const fields = await exchange.fields()
        const delayMs = Number(fields.get('delay') ?? 10) * 1_000
        switches.turn({
          api: { mode: fields.get('api') ?? 'normal', delayMs },
          notifications: { mode: fields.get('notifications') ?? 'normal', delayMs },
          collection: { mode: fields.get('collection') ?? 'normal' },
          refunds: { mode: fields.get('refunds') ?? 'normal' },
        })
        exchange.redirect('/switches')
      },
    },
    {
      method: 'GET',
      path: '/pay/:id',
      answer: (exchange) => {
        const order = orders.find(exchange.param('id'))
        sendPage(exchange, 200, payPage(order, notifications.of(order.orderId), refunds.of(order.orderId)))
      },
    },
    {
      method: 'POST',
      path: '/pay/:id',
      answer: async (exchange) => {
        const fields = await exchange.fields()
        const statuses = results[fields.get('result') ?? '']?.()
        if (!statuses) throw new HttpError(400, 'result is pay, reject or wait.')
        const manner = deliveryOf(fields.get('notification') ?? '')
        const before = orders.find(exchange.param('id'))
        if (!isOpen(before)) return goBack(exchange, before)
        const order = orders.settle(before.orderId, statuses.at(-1) ?? 'PENDING')
        void notifications.tellOrder(order, statuses, manner)
        goBack(exchange, order)
      },
    },
    {
      // Resends the last notification now.
      method: 'POST',
      path: '/pay/:id/notify',
      answer: async (exchange) => {
        const mode = (await exchange.fields()).get('notification') ?? ''
        const order = orders.find(exchange.param('id'))
        await notifications.tellOrder(order, [order.status], deliveryOf(mode))
        exchange.redirect(`/pay/${order.orderId}`)
      },
    },
  ]
}
