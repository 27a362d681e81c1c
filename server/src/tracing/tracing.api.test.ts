import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { InMemorySpanExporter, type ReadableSpan } from '@opentelemetry/sdk-trace-base'
import { at, idOf, seedLibrary } from '../../testing/library'
import { admin, anna, startTestApi, type TestApi } from '../../testing/test-api'
import { meter, startMetrics } from '../metrics/public'
import { ExternalServiceError } from '../outside/external-service-error'
import { withResilience } from '../outside/resilience'
import { parseTraceparent } from './trace-requests'
import { describeStatement } from './traced-client'
import { startTracing, withSpan } from './tracer'

const collector = { url: 'http://localhost:4318', headers: {}, serviceName: 'mowka' }
const exporter = new InMemorySpanExporter()
const TRACE = 'a'.repeat(32)
const CALLER = 'b'.repeat(16)

let stop: () => Promise<void>
let t: TestApi
beforeAll(async () => {
  stop = await startTracing({ share: 1, collector, exporter })
  t = await startTestApi()
  await seedLibrary(t)
})
beforeEach(() => exporter.reset())
afterAll(async () => {
  await t.close()
})

const spans = () => exporter.getFinishedSpans()
const idsOf = (span: ReadableSpan | undefined) => span?.spanContext()

/** Waits for a request's span, which ends after the response. */
async function requestSpan(): Promise<ReadableSpan> {
  for (;;) {
    const found = spans().find(({ kind }) => kind === SpanKind.SERVER)
    if (found) return found
    await new Promise((resolve) => setImmediate(resolve))
  }
}

async function read(url: string, headers: Record<string, string> = {}) {
  return t.app.inject({
    url,
    query: { sourceLang: 'PL', targetLang: 'ENG' },
    headers: { authorization: `Bearer ${await t.token(anna)}`, ...headers },
  })
}

test("a request continues the browser's trace down to its statements", async () => {
  await read('/api/user/me', { traceparent: `00-${TRACE}-${CALLER}-01` })
  const request = await requestSpan()
  expect(request).toMatchObject({
    name: 'GET /api/user/me',
    parentSpanContext: { traceId: TRACE, spanId: CALLER },
    attributes: {
      'http.request.method': 'GET',
      'http.route': '/api/user/me',
      'http.response.status_code': 200,
      'mowka.request.id': expect.stringMatching(/^[\da-f-]{36}$/),
    },
  })
  const statements = spans().filter(({ attributes }) => attributes['db.system.name'] === 'postgresql')
  expect(statements.length).toBeGreaterThan(0)
  for (const statement of statements) {
    expect(idsOf(statement)?.traceId).toBe(TRACE)
    expect(statement.parentSpanContext?.spanId).toBe(idsOf(request)?.spanId)
  }
})

test('the statements of a transaction belong to the request, also if it has a body', async () => {
  await t.call('updateCourse', { id: idOf(at.home), body: { name: 'Secret course name' } }, admin)
  const request = await requestSpan()
  expect(spans().map(({ name }) => name)).toEqual(expect.arrayContaining(['update courses']))
  expect(new Set(spans().map((span) => idsOf(span)?.traceId))).toEqual(new Set([idsOf(request)?.traceId]))
})

test('spans contain neither ids, values and URLs of a call nor its caller', async () => {
  const id = idOf(at.home)
  await t.call('updateCourse', { id, body: { name: 'Secret course name' } }, admin)
  await read(`/api/available/courses/${id}`, { cookie: 'name=secret' })
  await requestSpan()
  const recorded = JSON.stringify(
    spans().map(({ name, attributes, events, status }) => ({ name, attributes, events, status })),
  )
  for (const secret of [id, 'Secret', 'secret', 'adam', 'anna', 'mowka.test']) {
    expect(recorded).not.toContain(secret)
  }
})

test('a response with a status of 500 or above marks its span as an error', async () => {
  const { get } = t.services.storage
  t.services.storage.get = async () => {
    throw new ExternalServiceError('storage', 'get', { isUnavailable: true })
  }
  try {
    await t.app.inject('/files/media/00000000-0000-4000-8000-000000000000.png')
    const request = await requestSpan()
    expect(request.attributes['http.response.status_code']).toBe(503)
    expect(request.status.code).toBe(SpanStatusCode.ERROR)
  } finally {
    t.services.storage.get = get
  }
})

test('probes are not recorded', async () => {
  await t.app.inject('/api/health')
  await read('/api/user/me')
  expect((await requestSpan()).attributes['http.route']).toBe('/api/user/me')
  expect(spans().filter(({ kind }) => kind === SpanKind.SERVER)).toHaveLength(1)
})

test('a job is a trace of its own, with its kind and attempt', async () => {
  // Sent by the import of the library.
  await t.runJobs()
  const job = spans().find(({ name }) => name === 'job recording.warm')
  expect(job?.parentSpanContext).toBeUndefined()
  expect(job?.attributes).toMatchObject({ 'mowka.job.attempt': 1 })
  expect(spans().some(({ parentSpanContext }) => parentSpanContext?.spanId === idsOf(job)?.spanId)).toBe(true)
})

test('each attempt of a call to an external service is a span with its outcome, inside a trace only', async () => {
  const call = withResilience('mail', { tries: 2, pause: 1 })
  let attempts = 0
  const work = async () => {
    attempts += 1
    if (attempts % 2 === 1) {
      throw new ExternalServiceError('mail', 'send', { isUnavailable: true, code: 'ECONNREFUSED' })
    }
  }
  await call('send', 'repeat', work)
  expect(spans()).toEqual([])
  await withSpan('job test', { kind: 'job', attributes: {} }, () => call('send', 'repeat', work))
  expect(spans().filter(({ name }) => name === 'mail send')).toMatchObject([
    {
      attributes: { 'peer.service': 'mail', 'error.type': 'ECONNREFUSED' },
      status: { code: SpanStatusCode.ERROR },
    },
    { attributes: { 'peer.service': 'mail' }, status: { code: SpanStatusCode.UNSET } },
  ])
})

test.each([undefined, '', 'x', `00-${'0'.repeat(32)}-${CALLER}-01`, `00-${TRACE}-${CALLER}-01, x`, [TRACE]])(
  'the invalid traceparent %p is ignored',
  (header) => {
    expect(parseTraceparent(header)).toBeNull()
  },
)

test.each([
  ['select "id" from "courses" where "id" = $1', undefined, 'select courses'],
  ['insert into "notes" ("id") values ($1)', undefined, 'insert notes'],
  ['update "lessons" set "name" = $1', undefined, 'update lessons'],
  ['begin', undefined, 'begin'],
  ['select "id" from "courses"', 'catalog', 'catalog'],
])('the statement %p with the name %p is recorded as %p', (text, prepared, name) => {
  expect(describeStatement(text, prepared).name).toBe(name)
})

describe('a collector', () => {
  type Received = { url: string | undefined; key: unknown; body: string }
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    received.push({ url: request.url, key: request.headers['api-key'], body })
    response.setHeader('content-type', 'application/json').end('{}')
  })
  let url: string
  beforeAll(async () => {
    await stop()
    server.listen(0)
    await once(server, 'listening')
    const address = server.address()
    if (typeof address !== 'object' || address === null) throw new Error('The server has no port')
    url = `http://localhost:${address.port}/otlp`
  })
  afterAll(() => server.close())

  test('receives spans and metrics by OTLP, at the latest when the server stops', async () => {
    const target = { url, headers: { 'api-key': 'secret' }, serviceName: 'mowka-test' }
    const stopTracing = await startTracing({ share: 1, collector: target })
    const stopMetrics = await startMetrics({ prometheus: null, collector: target })
    await withSpan('job test', { kind: 'job', attributes: {} }, async () => {})
    meter().createCounter('mowka.test').add(1)
    await Promise.all([stopTracing(), stopMetrics()])
    expect(received).toEqual(
      expect.arrayContaining([
        { url: '/otlp/v1/traces', key: 'secret', body: expect.stringMatching(/mowka-test.*job test/s) },
        { url: '/otlp/v1/metrics', key: 'secret', body: expect.stringMatching(/mowka-test.*mowka\.test/s) },
      ]),
    )
  })

  test('that is away delays the stop of the server by a bounded time and fails nothing', async () => {
    const away = { url: 'http://localhost:1', headers: {}, serviceName: 'mowka' }
    const stopTracing = await startTracing({ share: 1, collector: away })
    await withSpan('job test', { kind: 'job', attributes: {} }, async () => {})
    await expect(stopTracing()).resolves.toBeUndefined()
  })

  test('gets a trace only if its id is within the share, whatever the browser claims', async () => {
    const stopTracing = await startTracing({ share: 0.000001, collector, exporter })
    exporter.reset()
    await read('/api/user/me', { traceparent: `00-${'f'.repeat(32)}-${CALLER}-01` })
    await new Promise((resolve) => setImmediate(resolve))
    expect(spans()).toEqual([])
    await stopTracing()
  })
})
