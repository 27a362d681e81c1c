import { once } from 'node:events'
import { connect } from 'node:net'
import { emailsTo } from '../../testing/mailbox'
import { RunningSandbox } from '../../testing/running-sandbox'
import { listenHttp } from './listen'

let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await RunningSandbox.start()
})
afterAll(() => sandbox.remove())

/** Sends a raw request line, which regular clients would normalize; returns the status line. */
async function askRaw(port: number, target: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.end(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  let said = ''
  socket.on('data', (chunk) => (said += chunk))
  await once(socket, 'close')
  return said.split('\r\n')[0] ?? ''
}

test('an invalid address is refused on every port, and the service continues', async () => {
  const { identity, mailWeb, speech, errors } = sandbox.ports
  for (const port of [identity, mailWeb, speech, errors]) {
    for (const target of ['//', '/\\', '//[', 'http://[', '//evil.example/x']) {
      expect(`${port} ${target}: ${await askRaw(port, target)}`).toContain('400 Bad Request')
    }
    expect((await fetch(`http://localhost:${port}/favicon.svg`)).status).toBe(200)
  }
})

test('a fake service whose listener throws returns 500 and continues', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const server = await listenHttp('test', 0, ['127.0.0.1'], async (req, res) => {
    if (req.url === '/fail') throw new Error('a mistake of ours')
    res.end('well')
  })
  try {
    expect((await fetch(`http://127.0.0.1:${server.port}/fail`)).status).toBe(500)
    expect(await (await fetch(`http://127.0.0.1:${server.port}/`)).text()).toBe('well')
    expect(String(log.mock.calls[0])).toContain('a mistake of ours')
  } finally {
    await server.close()
    log.mockRestore()
  }
})

describe('pages of other sites', () => {
  const keep = () =>
    fetch(`${sandbox.identity}/account/resend-verification`, {
      method: 'POST',
      body: new URLSearchParams({ email: 'unverified@mowka.test' }),
    })
  const emails = async () => (await emailsTo(sandbox, 'unverified@mowka.test')).length
  const clear = (headers: Record<string, string>) =>
    fetch(`${sandbox.mail}/clear`, { method: 'POST', headers, redirect: 'manual' })

  test.each([
    ['as a modern browser sends it', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['from a frame without an origin', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
    ['as an older browser sends it', { origin: 'https://evil.example' }],
    ['from a site that begins like ours', { origin: 'http://localhost.evil.example' }],
  ])('cannot clear the mailbox by submitting a form, %s', async (_, headers) => {
    await keep()
    const before = await emails()
    expect(before).toBeGreaterThan(0)
    expect((await clear(headers)).status).toBe(403)
    expect(await emails()).toBe(before)
  })

  test.each([
    ['speech', '/control', { method: 'POST', body: '{"speech":{"mode":"down"}}' }],
    ['speech', '/control', { method: 'DELETE' }],
    ['errors', '/clear', { method: 'POST' }],
    ['errors', '/envelopes', { method: 'DELETE' }],
    ['mail', '/messages', { method: 'DELETE' }],
    ['identity', '/oauth/token', { method: 'POST' }],
    ['identity', '/u/some-sign-in', { method: 'POST' }],
    ['identity', '/account/resend-verification', { method: 'POST' }],
  ] as const)('cannot change anything at %s %s', async (standIn, path, request) => {
    const response = await fetch(`${sandbox[standIn]}${path}`, {
      ...request,
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    })
    expect(response.status).toBe(403)
  })

  test('may report errors, as with the real service, and read nothing else', async () => {
    const origin = 'https://evil.example'
    const reported = await fetch(`${sandbox.errors}/api/1/envelope/`, {
      method: 'POST',
      headers: { origin, 'sec-fetch-site': 'cross-site' },
      body: '{}\n{"type":"event"}\n{"message":"x"}',
    })
    expect(reported.status).toBe(200)
    expect(reported.headers.get('access-control-allow-origin')).toBe(origin)
    const read = await fetch(`${sandbox.errors}/envelopes`, { headers: { origin } })
    expect(read.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('are distinguished from the platform, sandbox pages and programs', async () => {
    const allowed = [
      { 'sec-fetch-site': 'same-origin', origin: sandbox.mail },
      { 'sec-fetch-site': 'same-site', origin: sandbox.platform },
      { origin: sandbox.mail },
      {},
    ]
    for (const headers of allowed) {
      await keep()
      expect((await clear(headers as Record<string, string>)).status).toBe(303)
      expect(await emails()).toBe(0)
    }
  })
})
