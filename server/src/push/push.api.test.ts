import { eq } from 'drizzle-orm'
import { subscription } from '../../testing/push'
import { anna, bartek, startTestApi, type TestApi, type TestPerson } from '../../testing/test-api'
import { remindDevices } from './service'
import { pushSubscriptions } from './tables'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.db.delete(pushSubscriptions)
  t.push.reset()
  t.setNow('2026-11-16T10:00:00Z')
})

const add = (body: object, who: TestPerson = anna) => t.call('putPushSubscription', { body }, who)
const remove = (endpoint: string, who: TestPerson = anna) =>
  t.call('removePushSubscription', { body: { endpoint } }, who)
const devicesOf = async (who: TestPerson = anna) => {
  const { userId } = (await t.call('getMe', {}, who)).answer
  const rows = await t.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId))
  return rows.map(({ endpoint }) => endpoint).sort()
}

test('a device subscribes with the public key, once however often it does, and unsubscribes', async () => {
  expect((await t.call('getPushKey', {}, anna)).answer).toEqual({ publicKey: t.push.publicKey })
  const phone = subscription('phone')
  for (let time = 0; time < 2; time++) expect((await add(phone)).status).toBe(204)
  expect(await devicesOf()).toEqual([phone.endpoint])
  for (let time = 0; time < 2; time++) expect((await remove(phone.endpoint)).status).toBe(204)
  expect(await devicesOf()).toEqual([])
})

test("nobody removes another user's device", async () => {
  const phone = subscription('phone')
  await add(phone)
  expect((await remove(phone.endpoint, bartek)).status).toBe(204)
  expect(await devicesOf()).toEqual([phone.endpoint])
})

test('a device belongs to the account that subscribed last, which it has not reminded yet', async () => {
  const shared = subscription('shared')
  await add(shared)
  await t.db.update(pushSubscriptions).set({ remindedOn: '2026-11-16' })
  await add(shared)
  expect((await t.db.select().from(pushSubscriptions))[0]?.remindedOn).toBe('2026-11-16')
  await add(shared, bartek)
  expect([await devicesOf(anna), await devicesOf(bartek)]).toEqual([[], [shared.endpoint]])
  expect((await t.db.select().from(pushSubscriptions))[0]?.remindedOn).toBeNull()
})

test('an eleventh device replaces the oldest', async () => {
  for (let hour = 10; hour <= 20; hour++) {
    t.setNow(`2026-11-16T${hour}:00:00Z`)
    await add(subscription(String(hour)))
  }
  expect(await devicesOf()).toEqual(
    Array.from({ length: 10 }, (_, index) => `https://push.test/${index + 11}`),
  )
})

test('fifty concurrent devices leave ten', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => add(subscription(String(index)))),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
  expect(await devicesOf()).toHaveLength(10)
})

test.each([
  ['an address of our network', { endpoint: 'http://169.254.169.254/latest' }, 'UNKNOWN_PUSH_SERVICE'],
  ['an unknown push service', { endpoint: 'https://push.example/1' }, 'UNKNOWN_PUSH_SERVICE'],
  ['text that is no address', { endpoint: 'phone' }, 'UNKNOWN_PUSH_SERVICE'],
  [
    'a key that is not on the curve',
    { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } },
    'INVALID_INPUT',
  ],
  ['a short key', { keys: { p256dh: 'BA', auth: 'A'.repeat(22) } }, 'INVALID_INPUT'],
])('refuses a device with %s', async (_, change, code) => {
  const { status, problem } = await add({ ...subscription('phone'), ...change })
  expect([status, problem.code]).toEqual([422, code])
  expect(await devicesOf()).toEqual([])
})

test('a platform without a key has no notifications', async () => {
  t.services.push = null
  expect((await t.call('getPushKey', {}, anna)).answer).toEqual({ publicKey: null })
  expect((await add(subscription('phone'))).problem.code).toBe('PUSH_OFF')
  t.services.push = t.push
})

test('deleting the account deletes its devices', async () => {
  const who = { name: 'odchodzi' }
  await add(subscription('phone'), who)
  const { email } = (await t.call('getMe', {}, who)).answer
  expect((await t.call('deleteAccount', { body: { email } }, who)).status).toBe(200)
  expect(await t.db.select().from(pushSubscriptions)).toEqual([])
})

describe('reminding devices', () => {
  const until = new Date('2026-11-16T21:00:00Z')
  const remind = async (day = '2026-11-16') => {
    const { userId } = (await t.call('getMe', {}, anna)).answer
    const content = JSON.stringify({ title: 'Seria' })
    return remindDevices(t.services, { userId, day, content, until }, () => {})
  }
  const sentTo = () => t.push.sent.map(({ endpoint }) => endpoint).sort()
  const phone = subscription('phone')
  const laptop = subscription('laptop')
  beforeEach(async () => {
    await add(phone)
    await add(laptop)
  })

  test('each device is reminded once per day', async () => {
    for (let time = 0; time < 2; time++) expect(await remind()).toEqual({ isAccepted: true, temporary: null })
    expect(sentTo()).toEqual([laptop.endpoint, phone.endpoint])
    await remind('2026-11-17')
    expect(sentTo()).toHaveLength(4)
  })

  test('a message is worthless after the given moment, and is not sent afterwards', async () => {
    await remind()
    expect(t.push.sent[0]?.ttl).toBe(11 * 3600)
    t.setNow(until)
    expect(await remind('2026-11-17')).toEqual({ isAccepted: false, temporary: null })
  })

  test('a device that has unsubscribed is deleted', async () => {
    t.push.answer(phone.endpoint, 'gone')
    expect(await remind()).toMatchObject({ isAccepted: true })
    expect(await devicesOf()).toEqual([laptop.endpoint])
    t.push.answer(laptop.endpoint, 'gone')
    expect(await remind('2026-11-17')).toEqual({ isAccepted: false, temporary: null })
    expect(await devicesOf()).toEqual([])
  })

  test('a busy push service is asked again for its devices only', async () => {
    t.push.answer(phone.endpoint, 'busy')
    expect(await remind()).toMatchObject({ isAccepted: true, temporary: { status: 429 } })
    t.push.answer(phone.endpoint, 'accepted')
    expect(await remind()).toEqual({ isAccepted: true, temporary: null })
    expect(sentTo()).toEqual([laptop.endpoint, phone.endpoint])
  })

  test('a device whose push service refuses the message stays, and the refusal is final', async () => {
    t.push.answer(phone.endpoint, 'refused')
    t.push.answer(laptop.endpoint, 'refused')
    expect(await remind()).toEqual({ isAccepted: false, temporary: null })
    expect(await devicesOf()).toHaveLength(2)
  })
})
