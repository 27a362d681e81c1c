import { eq, sql } from 'drizzle-orm'
import { seedLibrary } from '../../testing/library'
import { accessOf, coupon, notify, order, pay } from '../../testing/shop'
import { startTestApi, type TestApi } from '../../testing/test-api'
import { cleanUpOrders } from './jobs'
import { orders } from './tables'

const HOUR = 3600

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t)
})
afterAll(() => t.close())
/** Start time of a test: ten days after the previous one, because waiting jobs must not go back in time. */
let start = Date.parse('2026-11-06T10:00:00Z')
beforeEach(async () => {
  start += 10 * 24 * HOUR * 1000
  t.setNow(new Date(start))
  t.payments.fail(null)
  await t.runJobs()
})

/** Advances the time since the order and runs due jobs. */
const after = async (seconds: number) => {
  t.setNow(new Date(start + seconds * 1000))
  return t.runJobs()
}
const statusOf = async (extOrderId: string) => (await t.call('getOrderStatus', { extOrderId })).answer.status
const someone = (name: string) => ({ name, emailVerified: true })

test('completes an order once by polling PayU if its notification was lost', async () => {
  const who = someone('zgubione')
  const { extOrderId } = await order(t, {}, who)
  t.payments.settle(extOrderId, 'COMPLETED')
  await after(20)
  expect(await statusOf(extOrderId)).toBe('PENDING')
  await after(40)
  expect(await statusOf(extOrderId)).toBe('COMPLETED')
  const until = await accessOf(t, who)
  expect(until).toBe('2026-12-16T22:59:59.000Z')
  await after(2 * HOUR)
  await pay(t, extOrderId)
  expect(await accessOf(t, who)).toBe(until)
})

test('polls PayU at growing intervals until PayU reports that the payment expired', async () => {
  const who = someone('porzucone')
  await coupon(t, 'PORZUCONE', { maxUses: 1 })
  const { extOrderId } = await order(t, { coupon: 'PORZUCONE' }, who)
  /** Counts the polls in a range of minutes. */
  const askedIn = async (from: number, to: number, step: number) => {
    const before = t.payments.askedAbout(extOrderId)
    for (let minute = from; minute <= to; minute += step) await after(minute * 60)
    return t.payments.askedAbout(extOrderId) - before
  }
  expect(await askedIn(1, 10, 1)).toBeGreaterThan(5)
  expect(await askedIn(60, 180, 15)).toBeLessThan(6)
  expect(await askedIn(300, 600, 30)).toBe(6)
  t.payments.settle(extOrderId, 'CANCELED')
  expect(await askedIn(24 * 60, 30 * 60, 60)).toBe(1)
  expect(await statusOf(extOrderId)).toBe('CANCELED')
  expect(await order(t, { coupon: 'PORZUCONE' }, someone('nastepny'))).toBeDefined()
})

test('postpones a poll while PayU is unavailable, without a dead letter', async () => {
  const { extOrderId } = await order(t, {}, someone('cierpliwa'))
  t.payments.settle(extOrderId, 'COMPLETED')
  t.payments.fail('away')
  expect(await after(60)).toEqual([{ name: 'order.ask', error: null }])
  expect(await statusOf(extOrderId)).toBe('PENDING')
  t.payments.fail(null)
  await after(180)
  expect(await statusOf(extOrderId)).toBe('COMPLETED')
})

test('completes a paid order whose polls failed permanently, once the cause is gone', async () => {
  const who = someone('utknela')
  const { _id, extOrderId } = await order(t, {}, who)
  t.payments.settle(extOrderId, 'COMPLETED')
  await t.db.execute(
    sql`alter table ${orders} add constraint broken check (id <> ${sql.raw(`'${_id}'`)} or status = 'PENDING')`,
  )
  const errors: (string | null)[] = []
  for (let hours = 1; hours < 10; hours++) {
    const runs = await after(hours * HOUR)
    errors.push(...runs.filter(({ name }) => name === 'order.ask').map(({ error }) => error))
  }
  expect(errors).toEqual(Array(6).fill(expect.stringContaining('database: 23514')))
  expect(await notify(t, t.payments.notice(extOrderId, 'COMPLETED'))).toBe(500)
  await t.db.execute(sql`alter table ${orders} drop constraint broken`)

  await after(11 * HOUR)
  expect(await statusOf(extOrderId)).toBe('PENDING')
  await t.services.jobs.send(t.db, cleanUpOrders, {})
  await after(12 * HOUR)
  await after(14 * HOUR)
  expect(await statusOf(extOrderId)).toBe('COMPLETED')
  expect(await accessOf(t, who)).not.toBeNull()
})

test('a different amount changes nothing, whether polled or notified', async () => {
  const who = someone('oszukana')
  const { extOrderId } = await order(t, {}, who)
  t.payments.settle(extOrderId, 'COMPLETED', 1)
  await after(60)
  expect(await statusOf(extOrderId)).toBe('PENDING')
  expect(await notify(t, t.payments.notice(extOrderId, 'COMPLETED', { amount: 1 }))).toBe(422)
  expect(await accessOf(t, who)).toBeNull()
})

test.each(['COMPLETED', 'PENDING'] as const)(
  'reports an order with a different amount (%s) to the operators once and stops polling eventually',
  async (status) => {
    t.config.mail.operator = 'ops@mowka.test'
    t.emails.length = 0
    const who = someone(`inna-kwota-${status.toLowerCase()}`)
    const { _id, extOrderId } = await order(t, {}, who)
    t.payments.settle(extOrderId, status, 1)
    for (const hours of [1, 24, 48, 72, 95]) await after(hours * HOUR)
    const notice = t.payments.notice(extOrderId, status, { amount: 1 })
    expect(await notify(t, notice)).toBe(422)
    await t.runJobs()
    expect(await statusOf(extOrderId)).toBe('PENDING')
    const letters = t.emails.filter(({ to }) => to === 'ops@mowka.test')
    expect(letters.map(({ text }) => text)).toEqual([expect.stringContaining(_id)])
    t.config.mail.operator = null

    await after(98 * HOUR)
    expect(await statusOf(extOrderId)).toBe('CANCELED')
    const asked = t.payments.askedAbout(extOrderId)
    for (const hours of [100, 110, 130]) await after(hours * HOUR)
    expect(t.payments.askedAbout(extOrderId)).toBe(asked)
    expect(await accessOf(t, who)).toBeNull()
  },
)

test('the hourly sweep enqueues one poll for an order whose poll was lost', async () => {
  const { extOrderId } = await order(t, {}, someone('odcieta'))
  await t.db.execute(`delete from jobs.job where name = 'order.ask'`)
  t.payments.settle(extOrderId, 'COMPLETED')
  await after(2 * HOUR)
  expect(await statusOf(extOrderId)).toBe('PENDING')
  await t.db.transaction((tx) => t.services.jobs.send(tx, cleanUpOrders, {}))
  await after(2 * HOUR)
  await after(3 * HOUR + 60)
  expect(await statusOf(extOrderId)).toBe('COMPLETED')
  expect(t.payments.askedAbout(extOrderId)).toBe(1)
})

test('cancels an order that PayU never decides, at PayU and here, and releases its coupon', async () => {
  await coupon(t, 'WISI', { maxUses: 1 })
  const { extOrderId } = await order(t, { coupon: 'WISI' }, someone('wisi'))
  const sweep = async (day: number) => {
    t.setNow(new Date(start + day * 24 * HOUR * 1000))
    await t.db.transaction((tx) => t.services.jobs.send(tx, cleanUpOrders, {}))
    await t.runJobs()
    t.setNow(new Date(start + (day * 24 + 2) * HOUR * 1000))
    await t.runJobs()
    return statusOf(extOrderId)
  }
  expect(await sweep(3)).toBe('PENDING')
  t.payments.fail('away')
  expect(await sweep(5)).toBe('PENDING')
  t.payments.fail(null)
  expect(await sweep(6)).toBe('CANCELED')
  expect(t.payments.cancelled).toContain(`PAYU-${extOrderId}`)
  expect(await order(t, { coupon: 'WISI' }, someone('po-wiszacej'))).toBeDefined()
  await sweep(31)
  const [row] = await t.db.select().from(orders).where(eq(orders.extOrderId, extOrderId))
  expect(row?.buyer).toBeNull()
  start += 31 * 24 * HOUR * 1000
})
