import { setTimeout } from 'node:timers/promises'
import { startTestApi, type TestApi } from '../../testing/test-api'
import { buildApp } from '../app'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
})
afterAll(() => t.close())

test('an overloaded instance refuses calls with a retry time, and still answers probes', async () => {
  const { app } = await buildApp({
    services: t.services,
    logLevel: 'silent',
    loadLimits: { maxEventLoopDelay: 60_000, maxHeapUsedBytes: 1 },
  })
  let refused = await app.inject('/api/me')
  // The load is measured once per second.
  for (let tries = 0; refused.statusCode !== 503 && tries < 100; tries += 1) {
    await setTimeout(100)
    refused = await app.inject('/api/me')
  }
  expect(refused.json()).toMatchObject({ status: 503, code: 'OVERLOADED' })
  expect(refused.headers['retry-after']).toBe('5')
  expect((await app.inject('/api/health')).statusCode).toBe(200)
  expect((await app.inject('/api/ready')).statusCode).toBe(200)
  await app.close()
})
