import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { anna, startTestApi, type TestApi } from '../../testing/test-api'

let t: TestApi
let port: number
beforeAll(async () => {
  t = await startTestApi({ requestTimeout: 1_000 })
  await t.app.listen({ host: '127.0.0.1', port: 0 })
  port = (t.app.server.address() as AddressInfo).port
})
afterAll(() => t.close())

/** Headers of every response. */
const SECURITY = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
}

test.each([
  ['an address that cannot be decoded', 'GET', '/api/course/%zz', 400, 'FST_ERR_BAD_URL'],
  ['a page address that cannot be decoded', 'GET', '/%c3%28', 400, 'FST_ERR_BAD_URL'],
  [
    'a part of an address that is too long',
    'PUT',
    `/api/course/${'a'.repeat(2_000)}`,
    414,
    'FST_ERR_MAX_PARAM_LENGTH',
  ],
  [
    'a part of a read address that is too long',
    'GET',
    `/api/course/${'a'.repeat(2_000)}`,
    404,
    'NO_SUCH_CALL',
  ],
  ['an unknown call', 'GET', '/api/nothing', 404, 'NO_SUCH_CALL'],
  ['a body of another kind', 'POST', '/api/track', 415, 'FST_ERR_CTP_INVALID_MEDIA_TYPE'],
] as const)('%s gets a problem with all security headers', async (_, method, url, status, code) => {
  const response = await t.app.inject({
    method,
    url: `${url}`,
    headers: method === 'POST' ? { 'content-type': 'text/xml' } : {},
    ...(method === 'POST' ? { payload: '<a/>' } : {}),
  })
  expect(response.statusCode).toBe(status)
  expect(response.headers).toMatchObject({
    ...SECURITY,
    'content-type': expect.stringContaining('application/problem+json'),
  })
  expect(response.json()).toMatchObject({ status, code, detail: expect.stringMatching(/^[A-Z].+\.$/) })
  expect(response.body.length).toBeLessThan(1_000)
})

/** Sends raw bytes and returns everything received until the server closes the connection. */
async function sendRaw(first: string, drip?: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let said = ''
  socket.on('data', (chunk) => {
    said += chunk
  })
  socket.on('error', () => {})
  socket.write(first)
  const dripping = drip ? setInterval(() => socket.write(drip), 50) : undefined
  await once(socket, 'close')
  clearInterval(dripping)
  return said
}

test.each([
  ['bytes that are no request', 'hello\r\n\r\n', undefined, 400],
  ['headers without an end', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(100_000)}`, undefined, 431],
  [
    'a body that drips',
    'POST /api/track HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{',
    ' ',
    408,
  ],
])(
  '%s gets a problem with all security headers, and the connection is closed',
  async (_, first, drip, status) => {
    const answer = await sendRaw(first, drip)
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    for (const [name, value] of Object.entries(SECURITY))
      expect(head.toLowerCase()).toContain(`${name}: ${value}`)
    expect(JSON.parse(body)).toMatchObject({
      status,
      type: 'about:blank',
      detail: expect.stringMatching(/^[A-Z].+\.$/),
    })
  },
)

test('reports some of thousands of mistakes in one input, each shortened', async () => {
  const wrong = Object.fromEntries(Array.from({ length: 80_000 }, (_, index) => [`key${index}`, 1]))
  const { status, problem } = await t.call('patchOnboardingSurvey', { body: wrong }, anna)
  expect(status).toBe(422)
  expect(problem.errors?.length).toBeLessThanOrEqual(20)
  expect(JSON.stringify(problem).length).toBeLessThan(10_000)
})
