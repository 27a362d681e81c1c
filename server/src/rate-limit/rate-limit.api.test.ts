import { allEndpoints, type CallName } from '@mowka/contract/all-endpoints'
import type { FastifyInstance } from 'fastify'
import { startTestApi, type TestApi } from '../../testing/test-api'
import { buildApp } from '../app'
import { deleteExpiredWindows, SHARED_UP_TO } from './store'
import { rateLimits } from './tables'

let t: TestApi
let other: FastifyInstance
let statements: string[] = []
beforeAll(async () => {
  t = await startTestApi({ onStatement: (text) => statements.push(text) })
  ;({ app: other } = await buildApp({ services: t.services, logLevel: 'fatal' }))
})
afterAll(async () => {
  await other.close()
  await t.close()
})
beforeEach(() => t.empty())

/** Makes a call with an invalid body and returns the status. Each test has its own person and address. */
async function call(app: FastifyInstance, name: CallName, who = 'anna'): Promise<number> {
  const [method = '', path = ''] = allEndpoints[name].call.split(' ')
  const { statusCode } = await app.inject({
    method: method as 'POST',
    url: `/api${path}`,
    headers: { authorization: `Bearer ${await t.token({ name: who })}` },
    payload: {},
    remoteAddress: `10.0.0.${who.length}`,
  })
  return statusCode
}

test('a low limit counts the calls of all instances together', async () => {
  for (let each = 0; each < 5; each += 1) {
    expect(await call(t.app, 'redeemGiftCard')).toBe(422)
    expect(await call(other, 'redeemGiftCard')).toBe(422)
  }
  expect(await call(t.app, 'redeemGiftCard')).toBe(429)
  expect(await call(other, 'redeemGiftCard')).toBe(429)
})

test('a limit counts each call by name separately', async () => {
  for (let each = 0; each < 11; each += 1) await call(t.app, 'redeemGiftCard')
  expect(await call(t.app, 'redeemAccessCode')).toBe(422)
})

test('a refused client no longer reaches the database until its window ends', async () => {
  for (let each = 0; each < 11; each += 1) await call(t.app, 'resetPassword', 'bo')
  statements = []
  expect(await call(t.app, 'resetPassword', 'bo')).toBe(429)
  expect(statements).toEqual([])
})

test('the database stores neither addresses nor accounts', async () => {
  await call(t.app, 'redeemGiftCard', 'ewa')
  const rows = await t.db.select().from(rateLimits)
  expect(rows.map(({ key }) => key)).toEqual(rows.map(() => expect.stringMatching(/^[\w-]{43}$/)))
})

test('an expired window starts again and is deleted', async () => {
  for (let each = 0; each < 9; each += 1) await call(other, 'redeemGiftCard', 'celina')
  await t.db.update(rateLimits).set({ resetsAt: new Date(0) })
  expect(await call(t.app, 'redeemGiftCard', 'celina')).toBe(422)
  expect((await t.db.select().from(rateLimits)).filter(({ calls }) => calls > 1)).toEqual([])

  await t.db.update(rateLimits).set({ resetsAt: new Date(0) })
  await deleteExpiredWindows(t.db)
  expect(await t.db.select().from(rateLimits)).toEqual([])
})

test('a high limit is counted by each instance without a statement', async () => {
  await call(t.app, 'track')
  expect(SHARED_UP_TO).toBeLessThan(240)
  expect(await t.db.select().from(rateLimits)).toEqual([])
})
