import { seedLibrary } from '../../testing/library'
import { payuNotification } from '../../testing/payu-notification'
import { accessOf, basket, order, times } from '../../testing/shop'
import { admin, startTestApi, type TestApi } from '../../testing/test-api'
import { payuPayments } from '../outside/payments'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t)
  // Signatures are verified as in production.
  const { readNotification } = payuPayments(t.config.payments, () => new Date())
  t.services.payments = { ...t.payments, readNotification }
})
afterAll(() => t.close())
beforeEach(() => t.setNow('2026-11-16T10:00:00Z'))

const someone = (name: string) => ({ name, emailVerified: true })

/** Sends a signed notification. */
const tell = async (extOrderId: string, status: string, change: { amount?: number } = {}) => {
  const told = {
    extOrderId,
    orderId: `PAYU-${extOrderId}`,
    amount: t.payments.amountOf(extOrderId),
    status,
    ...change,
  }
  const { payload, headers } = payuNotification(t.config.payments, told)
  const { statusCode } = await t.app.inject({ method: 'POST', url: '/api/order/notify', payload, headers })
  return statusCode
}

const MONTH_LATER = '2026-12-16T22:59:59.000Z'

test('fifty concurrent signed notifications, duplicated and in any order, count as one payment (S-COM-10)', async () => {
  const who = someone('wyscig')
  const { extOrderId } = await order(t, {}, who)
  const said = ['COMPLETED', 'PENDING', 'WAITING_FOR_CONFIRMATION', 'CANCELED', 'COMPLETED']
  const statuses = await times(50, (index) => tell(extOrderId, said[index % said.length] ?? ''))
  expect(new Set(statuses)).toEqual(new Set([200]))
  await t.runJobs()
  expect((await t.call('getOrderStatus', { extOrderId })).answer.status).toBe('COMPLETED')
  expect(await accessOf(t, who)).toBe(MONTH_LATER)
  expect(t.emails.filter(({ to }) => to === 'wyscig@mowka.test')).toHaveLength(1)
})

test('concurrent orders, notifications and refunds result in one payment, one access and one refund', async () => {
  const who = someone('tlok')
  const { extOrderId, _id } = await order(t, {}, who)
  const before = t.payments.refunds.length
  const lines = [{ position: 0, amount: 6900, left: 6900 }]
  const refund = () => t.call('refundOrder', { id: _id, body: { lines } }, admin)
  await Promise.all([
    times(20, async () => (await t.call('postOrder', { body: basket() }, who)).status),
    times(20, () => tell(extOrderId, 'COMPLETED')),
    times(20, async () => (await refund()).status),
  ])
  expect((await refund()).status).toBe(200)
  await times(20, () => tell(extOrderId, 'COMPLETED'))
  expect(t.payments.refunds.length - before).toBe(1)
  const until = await accessOf(t, who)
  expect(until === null || until <= '2026-11-16T10:00:00.000Z').toBe(true)
  const orders = (await t.call('getOrders', {}, who)).answer
  expect(orders.filter(({ refundedAt }) => refundedAt !== null)).toHaveLength(1)
  // A request after the payment creates another, unpaid order.
  expect(orders.length).toBeLessThanOrEqual(2)
})

test('a notification with another amount, shop or key changes nothing', async () => {
  const who = someone('falszerz')
  const { extOrderId } = await order(t, {}, who)
  expect(await tell(extOrderId, 'COMPLETED', { amount: 1 })).toBe(422)
  const told = { extOrderId, orderId: `PAYU-${extOrderId}`, amount: 6900, status: 'COMPLETED' }
  for (const forged of [{ posId: '1' }, { secondKey: 'guess' }]) {
    const { payload, headers } = payuNotification({ ...t.config.payments, ...forged }, told)
    const { statusCode } = await t.app.inject({ method: 'POST', url: '/api/order/notify', payload, headers })
    expect(statusCode).toBe(422)
  }
  expect(await accessOf(t, who)).toBeNull()
})
