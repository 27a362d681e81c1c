import { gzipSync } from 'node:zlib'
import { RunningSandbox } from '../../testing/running-sandbox'
import type { Envelope } from './errors'

let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await RunningSandbox.start()
})
afterAll(() => sandbox.remove())

const EVENT = {
  event_id: 'c0ffee00c0ffee00c0ffee00c0ffee00',
  level: 'error',
  release: 'mf-learning@1.2.3',
  environment: 'development',
  tags: { remote: 'learning', version: '1.2.3' },
  exception: { values: [{ type: 'TypeError', value: 'x is undefined — zażółć' }] },
}

function envelope(): Buffer {
  const event = Buffer.from(JSON.stringify(EVENT))
  const recording = Buffer.from([1, 10, 2, 10, 10])
  return Buffer.concat([
    Buffer.from(`${JSON.stringify({ event_id: EVENT.event_id, dsn: `${sandbox.errors}/1` })}\n`),
    Buffer.from(`{"type":"event","length":${event.length}}\n`),
    event,
    Buffer.from(`\n{"type":"replay_recording","length":${recording.length}}\n`),
    recording,
    Buffer.from('\n{"type":"session"}\n{"sid":"s","init":true}'),
  ])
}

const list = async () => (await (await fetch(`${sandbox.errors}/envelopes`)).json()) as Envelope[]
const send = (body: Uint8Array, headers: Record<string, string> = {}) =>
  fetch(`${sandbox.errors}/api/1/envelope/?sentry_key=public&sentry_version=7`, {
    method: 'POST',
    body: new Uint8Array(body),
    headers,
  })

afterEach(() => fetch(`${sandbox.errors}/envelopes`, { method: 'DELETE' }))

test('an envelope is parsed into items with type, message and tags', async () => {
  const response = await send(envelope(), {
    'content-type': 'text/plain;charset=UTF-8',
    origin: 'http://localhost:4000',
  })
  expect(await response.json()).toEqual({ id: EVENT.event_id })
  expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:4000')
  const [kept, ...others] = await list()
  expect(others).toEqual([])
  expect(kept).toMatchObject({ project: '1', header: { event_id: EVENT.event_id } })
  expect(kept?.items).toMatchObject([
    {
      type: 'event',
      message: 'TypeError: x is undefined — zażółć',
      level: 'error',
      release: 'mf-learning@1.2.3',
      tags: { remote: 'learning', version: '1.2.3' },
      payload: EVENT,
    },
    { type: 'replay_recording', size: 5 },
    { type: 'session', payload: { sid: 's', init: true } },
  ])
  expect(await (await fetch(sandbox.errors)).text()).toContain('x is undefined')
})

test('a compressed envelope is decompressed', async () => {
  expect((await send(gzipSync(envelope()), { 'content-encoding': 'gzip' })).status).toBe(200)
  expect((await list())[0]?.items).toHaveLength(3)
})

test('an invalid envelope is refused and not stored', async () => {
  expect((await send(Buffer.from('no envelope'))).status).toBe(400)
  expect((await send(Buffer.from('{}\n{"type":"event","length":99}\n{}'))).status).toBe(400)
  expect(await list()).toEqual([])
})

test('the browser SDK may send a preflight request', async () => {
  const response = await fetch(`${sandbox.errors}/api/1/envelope/`, {
    method: 'OPTIONS',
    headers: {
      origin: 'http://localhost:4000',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x-sentry-auth',
    },
  })
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-headers')).toBe('x-sentry-auth')
})
