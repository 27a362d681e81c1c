import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { RunningSandbox } from '../../testing/running-sandbox'

let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await RunningSandbox.start()
})
afterAll(() => sandbox.remove())
afterEach(() => fetch(`${sandbox.push}/control`, { method: 'DELETE' }))

const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const { x = '', y = '' } = pair.publicKey.export({ format: 'jwk' })
const senderKey = Buffer.concat([
  Buffer.from([4]),
  Buffer.from(x, 'base64url'),
  Buffer.from(y, 'base64url'),
]).toString('base64url')

const subscribe = async (body?: object): Promise<{ endpoint: string; keys: Record<string, string> }> => {
  const init = { method: 'POST', ...(body ? { body: JSON.stringify(body) } : {}) }
  return (await fetch(`${sandbox.push}/subscriptions`, init)).json()
}
function authorization(claims: object = {}): string {
  const exp = Math.floor(Date.now() / 1000) + 600
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claimed = { aud: sandbox.push, sub: 'mailto:push@mowka.test', exp, ...claims }
  const signed = `${part({ alg: 'ES256', typ: 'JWT' })}.${part(claimed)}`
  const key = { key: pair.privateKey, dsaEncoding: 'ieee-p1363' } as const
  const token = `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`
  return `vapid t=${token}, k=${senderKey}`
}
/** Sends a message that no device can decrypt. */
const send = (endpoint: string, headers: Record<string, string> = {}, size = 200) =>
  fetch(endpoint, {
    method: 'POST',
    headers: {
      authorization: authorization(),
      ttl: '60',
      'content-encoding': 'aes128gcm',
      ...headers,
    },
    body: randomBytes(size),
  })

test('a subscription has the shape that browsers serialize', async () => {
  const { endpoint, keys } = await subscribe()
  expect(endpoint.startsWith(`${sandbox.push}/push/`)).toBe(true)
  expect([keys.p256dh?.length, keys.auth?.length]).toEqual([87, 22])
})

test('a message that its device cannot decrypt is refused and not listed', async () => {
  const { endpoint } = await subscribe()
  const response = await send(endpoint)
  expect([response.status, (await response.json()).error]).toEqual([
    400,
    expect.stringContaining("The device can't decrypt the message"),
  ])
  expect(await (await fetch(`${sandbox.push}/messages`)).json()).toEqual([])
})

test.each([
  ['without a token', { authorization: '' }, 401],
  ['without a TTL', { ttl: '' }, 400],
  ['in another encoding', { 'content-encoding': 'aesgcm' }, 415],
])('a message %s is refused', async (_, headers, status) => {
  expect((await send((await subscribe()).endpoint, headers)).status).toBe(status)
})

test.each([
  ['for another push service', { aud: 'https://push.example' }],
  ['that has expired', { exp: 1_000 }],
  ['that is valid for more than a day', { exp: Math.floor(Date.now() / 1000) + 90_000 }],
  ['without a contact', { sub: '' }],
])('a token %s is refused', async (_, claims) => {
  const { endpoint } = await subscribe()
  expect((await send(endpoint, { authorization: authorization(claims) })).status).toBe(401)
})

test('a message of more than 4096 bytes is refused', async () => {
  expect((await send((await subscribe()).endpoint, {}, 4097)).status).toBe(413)
})

test('a device that subscribed for one sender refuses others', async () => {
  const { endpoint } = await subscribe({ applicationServerKey: 'another' })
  expect((await send(endpoint)).status).toBe(403)
})

test('an unknown device is answered with 404 and one that unsubscribed with 410', async () => {
  expect((await send(`${sandbox.push}/push/unknown`)).status).toBe(404)
  const { endpoint } = await subscribe()
  expect((await fetch(endpoint, { method: 'DELETE' })).status).toBe(204)
  expect((await send(endpoint)).status).toBe(410)
})

test('a busy service answers 429 with a delay', async () => {
  await fetch(`${sandbox.push}/control`, { method: 'POST', body: '{"push": {"mode": "busy"}}' })
  const response = await send((await subscribe()).endpoint)
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30'])
})
