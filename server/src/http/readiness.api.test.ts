import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { startTestApi, type TestApi } from '../../testing/test-api'
import { buildApp } from '../app'
import { type Readiness, stopServing } from './readiness'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
})
afterAll(() => t.close())

async function instance(services: Partial<TestApi['services']> = {}) {
  const readiness: Readiness = { isDraining: false }
  const { app } = await buildApp({ services: { ...t.services, ...services }, readiness, logLevel: 'silent' })
  return { app, readiness, get: (url: string) => app.inject(url) }
}

const unavailable = () => Promise.reject(new Error('connection refused'))

describe('GET /api/ready', () => {
  test('returns 200 if database and storage respond', async () => {
    const { get } = await instance()
    const ready = await get('/api/ready')
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }])
    expect(ready.headers['cache-control']).toBe('no-store')
  })

  test.each(['database', 'storage'])(
    'names the %s if it does not respond, while health stays 200',
    async (name) => {
      const storage = { ...t.services.storage, get: unavailable }
      const db = new Proxy(t.services.db, {
        get: (target, key) => (key === 'execute' ? unavailable : Reflect.get(target, key)),
      })
      const { get } = await instance(name === 'storage' ? { storage } : { db })
      const ready = await get('/api/ready')
      expect([ready.statusCode, ready.headers['content-type']]).toEqual([
        503,
        'application/problem+json; charset=utf-8',
      ])
      expect(ready.json()).toMatchObject({ code: 'NOT_READY', detail: `Not ready: ${name}.` })
      expect((await get('/api/health')).json()).toEqual({ status: 'ok' })
    },
  )

  test('returns 503 while the instance drains, and other calls still work', async () => {
    const { get, readiness } = await instance()
    readiness.isDraining = true
    expect((await get('/api/ready')).json()).toMatchObject({
      code: 'NOT_READY',
      detail: 'Not ready: draining.',
    })
    expect((await get('/api/plan')).statusCode).not.toBe(503)
  })
})

describe('stopping an instance', () => {
  const listening = async () => {
    const started = await instance()
    await started.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = started.app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    socket.setEncoding('utf8')
    await once(socket, 'connect')
    return { ...started, socket }
  }

  test('cuts the connection of a client that never ends its request', async () => {
    const { app, readiness, socket } = await listening()
    socket.write(
      'POST /api/order HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
    )
    await new Promise((resolve) => app.server.once('request', resolve))
    socket.resume()
    const cut = once(socket, 'close')
    await stopServing(app, readiness, { drain: 0, closeTimeout: 20 })
    await cut
    expect(app.server.listening).toBe(false)
  })

  test('serves a request that completes while the server closes, then ends the connection', async () => {
    const { app, readiness, socket } = await listening()
    let text = ''
    socket.on('data', (part) => {
      text += part
    })
    socket.write('GET /api/health HTTP/1.1\r\nHost: x\r\n')
    const ended = once(socket, 'end')
    const stopped = stopServing(app, readiness, { drain: 10 })
    while (app.server.listening) await new Promise(setImmediate)
    socket.write('\r\n')
    await stopped
    await ended
    expect(text).toMatch(/^HTTP\/1.1 200 OK/)
    expect(text).toMatch(/connection: close/i)
  })
})

describe('shed load', () => {
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
})
