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

async function call(path: string, body?: unknown, method = body ? 'POST' : 'GET') {
  const { access_token } = (await (await authorize()).json()) as { access_token: string }
  const response = await fetch(`${sandbox.payments}/api/v2_1/${path}`, {
    method,
    redirect: 'manual',
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text }
}
const press = (orderId: string, result: string, notification = '') =>
  fetch(`${sandbox.payments}/pay/${orderId}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ result, notification }),
  })
const turn = (change: object) =>
  fetch(`${sandbox.payments}/control`, { method: 'POST', body: JSON.stringify(change) })

/** A shop that receives notifications and responds with these statuses before 200. */
async function shop(...statuses: number[]) {
  const received: { signature: string; body: string }[] = []
  const server = createServer(async (req: IncomingMessage, res) => {
    const status = statuses.shift() ?? 200
    received.push({
      signature: String(req.headers['openpayu-signature']),
      body: (await readBody(req)).toString(),
    })
    res.writeHead(status).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    statuses: () => received.map(({ body }) => JSON.parse(body).order?.status ?? 'REFUND'),
    isSigned: (at: number) => {
      const { body = '', signature = '' } = received[at] ?? {}
      const expected = createHash('md5').update(`${body}payu-sandbox-second-key`).digest('hex')
      return signature.includes(`signature=${expected};algorithm=MD5`)
    },
    body: (at: number) => JSON.parse(received[at]?.body ?? '{}'),
    async hears(count: number) {
      const end = Date.now() + 30_000
      while (received.length < count) {
        if (Date.now() > end)
          throw new Error(`The shop received ${received.length} of ${count} notifications`)
        await new Promise((done) => setTimeout(done, 20))
      }
    },
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => server.close(),
  }
}
const said = async (orderId: string) =>
  (await (await fetch(`${sandbox.payments}/notifications?orderId=${orderId}`)).json()) as {
    state: string
    responses: (number | null)[]
  }[]
const taken = async () =>
  (await (await fetch(`${sandbox.payments}/taken`)).json()) as {
    orders: { extOrderId: string; amount: number; refunded: number }[]
  }

test('only the shop gets a token, requested with a form', async () => {
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

test('creating an order returns a redirect with a body and status NEW, and its shop number is unique', async () => {
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
  ['nothing to pay', { totalAmount: '0', products: [{ name: 'x', unitPrice: '0', quantity: '1' }] }],
  ['an address that is none', { continueUrl: 'javascript:alert(1)' }],
  ['no currency', { currencyCode: 'złoty' }],
])('%s are refused', async (_, more) => {
  const { status, body } = await call('orders', order(more))
  expect([400, 403]).toContain(status)
  expect(body.status.severity).toBe('ERROR')
})

test('the shop is notified of a paid order, signed, until it confirms, and the order stays paid', async () => {
  const hearing = await shop(500, 503)
  const { body } = await call(
    'orders',
    order({ notifyUrl: hearing.url, continueUrl: 'http://localhost:4000/thank-you' }),
  )
  expect((await press(body.orderId, 'pay')).headers.get('location')).toBe('http://localhost:4000/thank-you')
  await hearing.hears(4)
  expect(hearing.statuses().slice(0, 2)).toEqual(['PENDING', 'COMPLETED'])
  for (const at of [0, 1, 2, 3]) expect(hearing.isSigned(at)).toBe(true)
  expect(hearing.body(1)).toMatchObject({
    order: { orderId: body.orderId, totalAmount: '29400', merchantPosId: '300746' },
  })
  await press(body.orderId, 'reject')
  expect((await call(`orders/${body.orderId}`)).body.orders[0].status).toBe('COMPLETED')
  hearing.close()
})

describe('notifications', () => {
  const paid = async (url: string, mode: string) => {
    const { body } = await call('orders', order({ notifyUrl: url }))
    await press(body.orderId, 'pay', mode)
    return String(body.orderId)
  }

  test('notifies the shop repeatedly of each status in mode double', async () => {
    const hearing = await shop()
    await paid(hearing.url, 'double')
    await hearing.hears(6)
    expect(hearing.statuses()).toEqual([...Array(3).fill('PENDING'), ...Array(3).fill('COMPLETED')])
    hearing.close()
  })

  test('notifies the shop in the wrong order in mode reorder', async () => {
    const hearing = await shop()
    await paid(hearing.url, 'reorder')
    await hearing.hears(2)
    expect(hearing.statuses()).toEqual(['COMPLETED', 'PENDING'])
    hearing.close()
  })

  test('signs notifications with a wrong key in mode wrong', async () => {
    const hearing = await shop()
    await paid(hearing.url, 'wrong')
    await hearing.hears(2)
    expect([0, 1].map(hearing.isSigned)).toEqual([false, false])
    hearing.close()
  })

  test('notifies the shop of a different amount, correctly signed, in mode amount', async () => {
    const hearing = await shop()
    await paid(hearing.url, 'amount')
    await hearing.hears(2)
    expect(hearing.body(1).order.totalAmount).toBe('29500')
    expect(hearing.isSigned(1)).toBe(true)
    hearing.close()
  })

  test('sends a lost notification only when it is resent manually', async () => {
    const hearing = await shop()
    const orderId = await paid(hearing.url, 'lost')
    expect(await said(orderId)).toMatchObject([{ state: 'lost' }, { state: 'lost' }])
    await fetch(`${sandbox.payments}/pay/${orderId}/notify`, { method: 'POST', redirect: 'manual' })
    await hearing.hears(1)
    expect(hearing.statuses()).toEqual(['COMPLETED'])
    hearing.close()
  })

  test('sends a slow notification even if the sandbox was killed meanwhile', async () => {
    const hearing = await shop()
    await turn({ notifications: { mode: 'slow', delayMs: 120_000 } })
    const orderId = await paid(hearing.url, '')
    expect(await said(orderId)).toMatchObject([{ state: 'waiting', responses: [] }, { state: 'waiting' }])
    await sandbox.end('SIGKILL')
    await sandbox.start()
    await hearing.hears(2)
    expect(hearing.statuses().toSorted()).toEqual(['COMPLETED', 'PENDING'])
    expect((await taken()).orders.length).toBeGreaterThan(0)
    hearing.close()
  })
})

test("an order is found by the shop's number and can be cancelled until it is paid", async () => {
  const { body } = await call('orders', order({ extOrderId: 'found/1' }))
  const found = await call(`orders?extOrderId=${encodeURIComponent('found/1')}`)
  expect(found.body.orders[0]).toMatchObject({ orderId: body.orderId, status: 'NEW' })
  expect((await call('orders?extOrderId=nobody')).status).toBe(404)
  expect((await call(`orders/${body.orderId}`, undefined, 'DELETE')).status).toBe(200)
  expect((await call(`orders/${body.orderId}`)).body.orders[0].status).toBe('CANCELED')
  const paid = await call('orders', order())
  await press(paid.body.orderId, 'pay')
  expect((await call(`orders/${paid.body.orderId}`, undefined, 'DELETE')).status).toBe(400)
})

test('an order that is not paid in time is cancelled', async () => {
  const { body } = await call('orders', order({ validityTime: '0' }))
  expect((await call(`orders/${body.orderId}`)).body.orders[0].status).toBe('CANCELED')
  await press(body.orderId, 'pay')
  expect((await call(`orders/${body.orderId}`)).body.orders[0].status).toBe('CANCELED')
})

test('with manual capture, a paid order waits until the shop captures it', async () => {
  await turn({ collection: { mode: 'manual' } })
  const { body } = await call('orders', order())
  await press(body.orderId, 'pay')
  expect((await call(`orders/${body.orderId}`)).body.orders[0].status).toBe('WAITING_FOR_CONFIRMATION')
  expect((await call(`orders/${body.orderId}/captures`, {})).status).toBe(200)
  expect((await call(`orders/${body.orderId}`)).body.orders[0].status).toBe('COMPLETED')
  expect((await call(`orders/${body.orderId}/captures`, {})).status).toBe(400)
})

test('refunds are partial, unique per number and at most the amount paid, and the shop is notified', async () => {
  const hearing = await shop()
  const { body } = await call('orders', order({ extOrderId: 'back-1', notifyUrl: hearing.url }))
  const refund = (more: object) =>
    call(`orders/${body.orderId}/refunds`, { refund: { description: 'Zwrot', ...more } })
  expect((await refund({ extRefundId: 'x-1' })).status).toBe(400)
  await press(body.orderId, 'pay')
  const first = await refund({ extRefundId: 'x-1', amount: '400' })
  expect(first.body).toMatchObject({ orderId: body.orderId, refund: { amount: '400', extRefundId: 'x-1' } })
  expect((await refund({ extRefundId: 'x-1', amount: '400' })).body.refund.refundId).toBe(
    first.body.refund.refundId,
  )
  expect((await refund({ extRefundId: 'x-1', amount: '401' })).status).toBe(400)
  expect((await refund({ extRefundId: 'x-2', amount: '29001' })).status).toBe(400)
  expect((await refund({ extRefundId: 'x-3' })).body.refund.amount).toBe('29000')
  expect((await refund({ extRefundId: 'x-4' })).status).toBe(400)
  await hearing.hears(4)
  const told = [0, 1, 2, 3].map(hearing.body)
  expect(told).toContainEqual(
    expect.objectContaining({
      extOrderId: 'back-1',
      refund: expect.objectContaining({ extRefundId: 'x-3', amount: '29000', status: 'FINALIZED' }),
    }),
  )
  expect((await call(`orders/${body.orderId}/refunds`)).body.refunds).toHaveLength(2)
  const { orders } = await taken()
  expect(orders.find(({ extOrderId }) => extOrderId === 'back-1')).toMatchObject({
    amount: 29_400,
    refunded: 29_400,
  })
  hearing.close()
})

test('a refund may be accepted and cancelled later, and another number may request it again', async () => {
  const hearing = await shop()
  const { body } = await call('orders', order({ extOrderId: 'back-2', notifyUrl: hearing.url }))
  const refund = (extRefundId: string) =>
    call(`orders/${body.orderId}/refunds`, { refund: { description: 'Zwrot', extRefundId } })
  await press(body.orderId, 'pay')
  await turn({ refunds: { mode: 'canceled' } })
  expect((await refund('y-1')).body.refund.status).toBe('PENDING')
  await hearing.hears(3)
  expect([0, 1, 2].map(hearing.body)).toContainEqual(
    expect.objectContaining({
      refund: expect.objectContaining({ extRefundId: 'y-1', status: 'CANCELED' }),
    }),
  )
  await turn({ refunds: { mode: 'normal' } })
  expect((await refund('y-2')).body.refund.amount).toBe('29400')
  const back = (await taken()).orders.find(({ extOrderId }) => extOrderId === 'back-2')
  expect(back?.refunded).toBe(29_400)
  hearing.close()
})

test('a rejected payment returns with an error', async () => {
  const { body } = await call('orders', order({ continueUrl: 'http://localhost:4000/thank-you?x=1' }))
  expect(await (await fetch(body.redirectUri)).text()).toContain('Mówka na pół roku')
  expect((await press(body.orderId, 'reject')).headers.get('location')).toBe(
    'http://localhost:4000/thank-you?x=1&error=501',
  )
  expect((await call(`orders/${body.orderId}`)).body.orders[0].status).toBe('CANCELED')
})

test('an order is created even if the response is lost', async () => {
  await authorize()
  await turn({ api: { mode: 'lost' } })
  await expect(call('orders', order({ extOrderId: 'lost-1' }))).rejects.toThrow()
  await turn({ api: { mode: 'normal' } })
  expect((await call('orders?extOrderId=lost-1')).body.orders[0].status).toBe('NEW')
})

test('the switches can be set on a page', async () => {
  const fields = { notifications: 'lost', api: 'busy', collection: 'manual', delay: '3' }
  await fetch(`${sandbox.payments}/switches`, { method: 'POST', body: new URLSearchParams(fields) })
  expect(await (await fetch(`${sandbox.payments}/control`)).json()).toMatchObject({
    notifications: { mode: 'lost', delayMs: 3_000 },
    api: { mode: 'busy' },
    collection: { mode: 'manual' },
  })
  expect(await (await fetch(`${sandbox.payments}/switches`)).text()).toContain('value="lost" checked')
})

test('the API can be set to busy, down or wrong', async () => {
  const { body } = await call('orders', order())
  await turn({ api: { mode: 'busy' } })
  expect((await call(`orders/${body.orderId}`)).status).toBe(429)
  await turn({ api: { mode: 'wrong' } })
  expect(await call(`orders/${body.orderId}`)).toMatchObject({ status: 200, body: '<!doctype html>' })
  await turn({ api: { mode: 'down' } })
  expect((await authorize()).status).toBe(503)
})
