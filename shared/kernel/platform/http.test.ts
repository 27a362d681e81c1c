import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import i18next from 'i18next'
import { session } from '../session'
import { ApiError } from './api-error'
import { API_TIMEOUT, authorize, sendRequest } from './http'
import { replaceTransport, traceRequests } from './http-client'

type Sent = InternalAxiosRequestConfig
let sent: Sent[]
const onUnauthorized = jest.fn()

const answer = (config: Sent, status: number, data: unknown): AxiosResponse => ({
  config,
  status,
  statusText: '',
  headers: {},
  data,
})

/** Installs a transport with the given responses. */
function network(respond: (config: Sent) => Promise<AxiosResponse>): void {
  sent = []
  replaceTransport(async (config) => {
    sent.push(config)
    return respond(config)
  })
}
const refusing = (status: number, data: unknown) =>
  network(async (config) => {
    throw new AxiosError('refused', 'ERR_BAD_REQUEST', config, null, answer(config, status, data))
  })
const breaking = (code: string) =>
  network(async (config) => {
    throw new AxiosError('broken', code, config)
  })

const request = { method: 'GET', path: '/user/me' }
const failureOf = async (): Promise<ApiError> => {
  const error: unknown = await sendRequest(request).catch((reason: unknown) => reason)
  if (!(error instanceof ApiError)) throw new Error(`No ApiError: ${error}`)
  return error
}

beforeEach(() => {
  localStorage.clear()
  session.signOut()
  session.forgetLanguages()
  onUnauthorized.mockReset()
  authorize({ token: async () => null, onUnauthorized })
  network(async (config) => answer(config, 200, { fine: true }))
})

test('a request sends its method, path, query and body to the API and returns the response (P-API-01)', async () => {
  await expect(
    sendRequest({ method: 'POST', path: '/track', query: { a: 1 }, body: { event: 'x' } }),
  ).resolves.toEqual({ fine: true })
  expect(sent[0]).toMatchObject({ baseURL: '/api', url: '/track', method: 'post', params: { a: 1 } })
  expect(sent[0]?.data).toBe('{"event":"x"}')
})

test('the request timeout is 60,000 ms (P-API-02)', async () => {
  await sendRequest(request)
  expect(API_TIMEOUT).toBe(60_000)
  expect(sent[0]?.timeout).toBe(60_000)
})

test('requests send PL and ENG before any choice of language (P-API-03)', async () => {
  await sendRequest(request)
  expect(sent[0]?.params).toEqual({ sourceLang: 'PL', targetLang: 'ENG' })
})

test('the languages of requests change immediately with the choice (P-API-04)', async () => {
  session.setTargetLang('DE')
  await sendRequest(request)
  session.setTargetLang('ES')
  await sendRequest({ ...request, query: { lessonId: 'l1' } })
  expect(sent.map(({ params }) => params)).toEqual([
    { sourceLang: 'PL', targetLang: 'DE' },
    { sourceLang: 'PL', targetLang: 'ES', lessonId: 'l1' },
  ])
})

test('a request waiting for its token uses the languages at the time of the call', async () => {
  let give = (_token: string) => {}
  authorize({ token: () => new Promise((resolve) => (give = resolve)), onUnauthorized })
  session.setTargetLang('DE')
  const call = sendRequest(request)
  session.setTargetLang('ES')
  await Promise.resolve()
  give('abc')
  await call
  expect(sent[0]?.params).toEqual({ sourceLang: 'PL', targetLang: 'DE' })
})

test('a failed request is logged without personal data, a cancelled one is not logged (P-API-09)', async () => {
  const log = jest.spyOn(console, 'warn').mockImplementation(() => {})
  refusing(500, {})
  await sendRequest({ method: 'POST', path: '/track', query: { q: 'secret' }, body: 'secret' }).catch(
    () => {},
  )
  expect(log.mock.calls).toEqual([['call failed', 'post', '/track', 'http', 500]])
  breaking('ERR_CANCELED')
  await failureOf()
  expect(log).toHaveBeenCalledTimes(1)
  log.mockRestore()
})

test('requests send the interface language, also after a change', async () => {
  await i18next.init({ lng: 'pl', resources: { pl: {}, en: {} } })
  await sendRequest(request)
  await i18next.changeLanguage('en')
  await sendRequest(request)
  expect(sent.map(({ headers }) => headers.get('Accept-Language'))).toEqual(['pl', 'en'])
})

test('a request with its own languages overrides the defaults', async () => {
  await sendRequest({ ...request, query: { targetLang: 'FR' } })
  expect(sent[0]?.params).toEqual({ sourceLang: 'PL', targetLang: 'FR' })
})

test('requests of a signed-in user have a bearer token, those of a visitor do not (P-AUTH-05)', async () => {
  await sendRequest(request)
  expect(sent[0]?.headers.has('Authorization')).toBe(false)
  authorize({ token: async () => 'abc', onUnauthorized })
  await sendRequest(request)
  await sendRequest({ method: 'POST', path: '/track' })
  expect(sent.slice(1).map(({ headers }) => headers.get('Authorization'))).toEqual([
    'Bearer abc',
    'Bearer abc',
  ])
})

test('only a 401 calls onUnauthorized, once (P-AUTH-06)', async () => {
  refusing(401, { type: 'about:blank', title: 'Who are you', status: 401, code: 'UNAUTHENTICATED' })
  expect(await failureOf()).toMatchObject({ kind: 'http', status: 401, code: 'UNAUTHENTICATED' })
  expect(onUnauthorized).toHaveBeenCalledTimes(1)
  await failureOf()
  expect(onUnauthorized).toHaveBeenCalledTimes(2)
  refusing(403, {})
  await failureOf()
  breaking('ERR_NETWORK')
  await failureOf()
  expect(onUnauthorized).toHaveBeenCalledTimes(2)
})

test('the authorization is notified of rejected requests, and of successful ones with a token (P-AUTH-06)', async () => {
  const onAccepted = jest.fn()
  authorize({ token: async () => null, onUnauthorized, onAccepted })
  await sendRequest(request)
  expect(onAccepted).not.toHaveBeenCalled()
  authorize({ token: async () => 'abc', onUnauthorized, onAccepted })
  await sendRequest({ method: 'GET', path: '/user/me', query: { q: 'secret' } })
  expect(onAccepted.mock.calls).toEqual([['get /user/me']])
  refusing(401, {})
  await sendRequest({ method: 'GET', path: '/user/stats' }).catch(() => {})
  expect(onUnauthorized.mock.calls).toEqual([['get /user/stats']])
  expect(onAccepted).toHaveBeenCalledTimes(1)
})

test('after a 401 that cleared the authorization no token is sent (P-AUTH-07)', async () => {
  let token: string | null = 'abc'
  authorize({
    token: async () => token,
    onUnauthorized: () => {
      token = null
    },
  })
  refusing(401, {})
  await failureOf()
  await failureOf()
  expect(sent.map(({ headers }) => headers.get('Authorization') ?? null)).toEqual(['Bearer abc', null])
})

test("an error contains the server's problem code, name and fields", async () => {
  const problem = {
    type: 'about:blank',
    title: 'The lesson is locked',
    detail: 'The account has no active access to the language of this lesson.',
    status: 403,
    code: 'LESSON_LOCKED',
    name: 'LessonLockedError',
    errors: [{ path: 'lessonId', message: 'locked' }],
  }
  refusing(403, problem)
  const error = await failureOf()
  expect(error).toMatchObject({
    kind: 'http',
    status: 403,
    code: 'LESSON_LOCKED',
    name: 'LessonLockedError',
    problem,
  })
  expect(error.message).toBe('The lesson is locked')
  expect(error.cause).toBeInstanceOf(AxiosError)
})

test.each([
  ['a page of HTML', '<h1>502</h1>'],
  ['nothing', ''],
  ['JSON without a code', { message: 'no' }],
])('%s instead of problem+json is still a server error', async (_what, data) => {
  refusing(502, data)
  expect(await failureOf()).toMatchObject({
    kind: 'http',
    status: 502,
    code: 'HTTP',
    name: 'ApiError',
    problem: null,
  })
})

test.each([
  ['ERR_NETWORK', 'network', 'NETWORK'],
  ['ECONNABORTED', 'timeout', 'TIMEOUT'],
  ['ETIMEDOUT', 'timeout', 'TIMEOUT'],
  ['ERR_CANCELED', 'cancelled', 'CANCELLED'],
])('%s maps to the error kind %s', async (code, kind, named) => {
  breaking(code)
  expect(await failureOf()).toMatchObject({ kind, status: 0, code: named, problem: null })
})

test('a request can be aborted', async () => {
  const leaving = new AbortController()
  network(
    (config) =>
      new Promise((_resolve, reject) => {
        config.signal?.addEventListener?.('abort', () =>
          reject(new AxiosError('left', 'ERR_CANCELED', config)),
        )
      }),
  )
  const call = sendRequest({ ...request, signal: leaving.signal })
  const outcome = expect(call).rejects.toMatchObject({ kind: 'cancelled' })
  await Promise.resolve()
  leaving.abort()
  await outcome
})

test('the response type is bytes on request, otherwise JSON', async () => {
  await sendRequest({ ...request, as: 'bytes' })
  await sendRequest(request)
  expect(sent.map(({ responseType }) => responseType)).toEqual(['blob', 'json'])
})

test('a keepalive request outlives the page', async () => {
  await sendRequest({ method: 'POST', path: '/track', body: {}, keepalive: true })
  expect(sent[0]?.fetchOptions).toEqual({ keepalive: true })
  await sendRequest({ method: 'POST', path: '/track', body: {} })
  expect(sent[1]?.fetchOptions).toBeUndefined()
})

test('a write without a body has no content type', async () => {
  await sendRequest({ method: 'PUT', path: '/pin', keepalive: true })
  await sendRequest({ method: 'PUT', path: '/pin', body: {}, keepalive: true })
  expect(sent.map(({ headers }) => headers.toJSON()['Content-Type'])).toEqual([undefined, 'application/json'])
})

test('a request whose body is too large for keepalive is sent without it', async () => {
  await sendRequest({ method: 'POST', path: '/track', body: { text: 'a'.repeat(5_000) }, keepalive: true })
  expect(sent[0]?.fetchOptions).toBeUndefined()
})

test('a request has a traceparent only after a source was installed', async () => {
  await sendRequest(request)
  traceRequests(() => '00-trace-span-01')
  await sendRequest(request)
  traceRequests(undefined)
  expect(sent.map(({ headers }) => headers.get('traceparent'))).toEqual([undefined, '00-trace-span-01'])
})
