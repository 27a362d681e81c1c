import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { importJWK, jwtVerify } from 'jose'
import { subscription } from '../../testing/push'
import { readConfig } from '../config'
import { type Push, webPush } from './push'

const KEY = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'
const now = () => new Date('2026-11-16T10:00:00Z')
const policy = { timeout: 1_000, tries: 1, pause: 1, failures: 2, rest: 60_000 }

/** The response of the push service, and the headers of the requests to it. */
let respond: (res: ServerResponse) => void
let asked: IncomingHttpHeaders[]
const server = createServer((req, res) => {
  asked.push(req.headers)
  req.resume()
  respond(res)
})
let origin: string
const status =
  (code: number, headers = {}) =>
  (res: ServerResponse) =>
    void res.writeHead(code, headers).end()

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked = []
  respond = status(201)
})

/** Notifications with these allowed services. */
function push(...services: string[]): Push {
  const made = webPush({ ...readConfig({}), push: { privateKey: KEY, services } }, now, policy)
  if (!made) throw new Error('The key is missing')
  return made
}
const target = (endpoint: string) => {
  const { keys } = subscription('phone')
  return { endpoint, ...keys }
}
const message = { content: '{"title":"Seria"}', ttl: 600, topic: 'reminder' }
const send = (given = push(origin), endpoint = `${origin}/phone`) => given.send(target(endpoint), message)

test('without a key there are no notifications', () => {
  expect(webPush(readConfig({}), now)).toBeNull()
})

test('a message is signed for its push service with the public key (RFC 8292)', async () => {
  expect(await send()).toBe('accepted')
  const [headers] = asked
  expect(headers).toMatchObject({
    ttl: '600',
    topic: 'reminder',
    urgency: 'normal',
    'content-encoding': 'aes128gcm',
  })
  const { token = '', key = '' } =
    /^vapid t=(?<token>.+), k=(?<key>.+)$/.exec(headers?.authorization ?? '')?.groups ?? {}
  expect(key).toBe(push().publicKey)
  const point = Buffer.from(key, 'base64url')
  const publicKey = await importJWK(
    {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
    'ES256',
  )
  const { payload } = await jwtVerify(token, publicKey, { currentDate: now() })
  expect(payload).toEqual({
    aud: origin,
    sub: 'http://localhost:4000',
    exp: now().getTime() / 1000 + 12 * 3600,
  })
})

test.each([404, 410])('a device answered with %i has unsubscribed', async (code) => {
  respond = status(code)
  expect(await send()).toBe('gone')
})

test.each([
  [429, true],
  [500, true],
  [503, true],
  [400, false],
  [403, false],
  [413, false],
])('a message refused with %i reports whether a retry makes sense', async (code, isUnavailable) => {
  respond = status(code)
  await expect(send()).rejects.toMatchObject({ service: 'push', status: code, isUnavailable })
})

test('a redirect is not followed', async () => {
  respond = status(307, { location: `${origin}/elsewhere` })
  await expect(send()).rejects.toMatchObject({ status: 307, isUnavailable: false })
  expect(asked).toHaveLength(1)
})

test('an outage of one push service does not affect another', async () => {
  const other = origin.replace('127.0.0.1', 'localhost')
  const both = push(origin, other)
  respond = (res) => void res.destroy()
  for (let time = 0; time < 2; time++) await expect(send(both)).rejects.toMatchObject({ isUnavailable: true })
  respond = status(201)
  await expect(send(both)).rejects.toMatchObject({ code: 'resting' })
  expect(await send(both, `${other}/phone`)).toBe('accepted')
})

test('a device of a push service that is no longer allowed counts as unsubscribed, without a request', async () => {
  expect(await send(push('push.example'))).toBe('gone')
  expect(asked).toEqual([])
})

test.each([
  ['https://push.example/1', true],
  ['https://a.wide.example/1', true],
  ['https://a.b.wide.example/1', true],
  ['http://push.example/1', false],
  ['https://push.example:8443/1', false],
  ['https://user@push.example/1', false],
  ['https://push.example.evil.example/1', false],
  ['https://evilwide.example/1', false],
  ['https://wide.example/1', false],
  ['https://evil.example/https://push.example', false],
  ['http://localhost:4006/push/1', true],
  ['http://localhost:4007/push/1', false],
  ['http://localhost:4006@evil.example/', false],
  ['push.example', false],
  ['', false],
])('%s is an endpoint of a known push service: %s', (endpoint, isKnown) => {
  expect(push('push.example', '*.wide.example', 'http://localhost:4006').isKnownService(endpoint)).toBe(
    isKnown,
  )
})
