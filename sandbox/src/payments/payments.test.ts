import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { RunningSandbox } from '../../testing/running-sandbox'
import { readBody } from '../http/exchange'

let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await RunningSandbox.start()
})
afterAll(() => sandbox.remove())
afterEach(() => fetch(`${sandbox.payments}/control`, { method: 'DELETE' }))

const client = {
  grant_type: 'client_credentials',
  client_id: '300746',
  client_secret: 'payu-sandbox',
}
const authorize = (fields: Record<string, string> = client) =>
  fetch(`${sandbox.payments}/pl/standard/user/oauth/authorize`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  })

const order = (more: Record<string, unknown> = {}) => ({
  customerIp: '127.0.0.1',
  merchantPosId: '300746',
  description: 'Mówka na pół roku',
  currencyCode: 'PLN',
  totalAmount: '29400',
  products: [{ name: 'Pół roku', unitPrice: '4900', quantity: '6' }],
  ...more,
})

async function call(path: string, body?: unknown) {
  const { access_token } = (await (await authorize()).json()) as { access_token: string }
  const response = await fetch(`${sandbox.payments}/api/v2_1/${path}`, {
    method: body ? 'POST' : 'GET',
    redirect: 'manual',
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text }
}
const press = (orderId: string, result: string) =>
  fetch(`${sandbox.payments}/pay/${orderId}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ result }),
  })
const turn = (change: object) =>
  fetch(`${sandbox.payments}/control`, { method: 'POST', body: JSON.stringify(change) })

/** A shop that hears notifications. */
async function shop() {
  const heard: { signature: string; body: string }[] = []
  const server = createServer(async (req: IncomingMessage, res) => {
    heard.push({
      signature: String(req.headers['openpayu-signature']),
      body: (await readBody(req)).toString(),
    })
    res.writeHead(heard.length > 1 ? 200 : 500).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    heard,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => server.close(),
  }
}

test('a token is only for the shop, and asked for with a form', async () => {
  expect((await authorize()).status).toBe(200)
  expect((await authorize({ ...client, client_secret: 'guess' })).status).toBe(401)
  const asJson = await fetch(`${sandbox.payments}/pl/standard/user/oauth/authorize`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(client),
  })
  expect(asJson.status).toBe(401)
  expect((await fetch(`${sandbox.payments}/api/v2_1/orders/x`)).status).toBe(401)
})

test('an order is a redirect with a body, is NEW, and its number of the shop is taken once', async () => {
  const made = await call('orders', order({ extOrderId: 'a-1' }))
  expect(made).toMatchObject({ status: 302, body: { status: { statusCode: 'SUCCESS' }, extOrderId: 'a-1' } })
  expect(made.body.redirectUri).toBe(`${sandbox.payments}/pay/${made.body.orderId}`)
  const read = await call(`orders/${made.body.orderId}`)
  expect(read).toMatchObject({ status: 200, body: { orders: [{ status: 'NEW', totalAmount: '29400' }] } })
  expect(await call('orders', order({ extOrderId: 'a-1' }))).toMatchObject({
    status: 400,
    body: { status: { statusCode: 'ERROR_ORDER_NOT_UNIQUE' } },
  })
})

test.each([
  ['amounts that do not sum', { totalAmount: '1' }],
  ['numbers instead of texts', { totalAmount: 29400 }],
  ['no products', { products: [] }],
  ['no address of the buyer', { customerIp: undefined }],
  ['another shop', { merchantPosId: '1' }],
])('%s are refused', async (_, more) => {
  const { status, body } = await call('orders', order(more))
  expect([400, 403]).toContain(status)
  expect(body.status.severity).toBe('ERROR')
})

test('the shop is notified of a paid order, signed, until the shop takes it, and stays paid', async () => {
  const { heard, url, close } = await shop()
  const { body } = await call(
    'orders',
    order({ notifyUrl: url, continueUrl: 'http://localhost:4000/thank-you' }),
  )
  expect((await press(body.orderId, 'pay')).headers.get('location')).toBe('http://localhost:4000/thank-you')
  while (heard.length < 2) await new Promise((done) => setTimeout(done, 50))
  const [, told] = heard
  expect(JSON.parse(told?.body ?? '')).toMatchObject({
    order: { orderId: body.orderId, status: 'COMPLETED' },
  })
  const signature = createHash('md5').update(`${told?.body}payu-sandbox-second-key`).digest('hex')
  expect(told?.signature).toContain(`signature=${signature};algorithm=MD5`)
  await press(body.orderId, 'reject')
  expect((await call(`orders/${body.orderId}`)).body.orders[0].status).toBe('COMPLETED')
  close()
})

test('a rejected payment comes back with an error', async () => {
  const { body } = await call('orders', order({ continueUrl: 'http://localhost:4000/thank-you?x=1' }))
  expect(await (await fetch(body.redirectUri)).text()).toContain('Mówka na pół roku')
  expect((await press(body.orderId, 'reject')).headers.get('location')).toBe(
    'http://localhost:4000/thank-you?x=1&error=501',
  )
  expect((await call(`orders/${body.orderId}`)).body.orders[0].status).toBe('CANCELED')
})

test('is down or wrong on demand', async () => {
  const { body } = await call('orders', order())
  await turn({ api: { mode: 'wrong' } })
  expect(await call(`orders/${body.orderId}`)).toMatchObject({ status: 200, body: '<!doctype html>' })
  await turn({ api: { mode: 'down' } })
  expect((await authorize()).status).toBe(503)
})
