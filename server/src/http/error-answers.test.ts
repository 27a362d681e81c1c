import type { Socket } from 'node:net'
import multipart from '@fastify/multipart'
import { multipart as takesForm } from '@mowka/contract/call-schema'
import { DrizzleQueryError } from 'drizzle-orm'
import Fastify, { LogController } from 'fastify'
import { z } from 'zod'
import { ExternalServiceError } from '../outside/external-service-error'
import { readMultipart } from './api'
import { errorForLog, logOptions } from './error-log'
import { answerError, answerUnreadable } from './errors'
import { ProblemError } from './problem'
import { readInput } from './schemas'
import { defaultRestrictions, securityHeaders } from './security-headers'

/** Returns the response to a call whose handler throws an error. */
async function answerTo(error: Error) {
  const app = Fastify()
  app.setErrorHandler(answerError)
  app.get('/', () => Promise.reject(error))
  const response = await app.inject('/')
  return { headers: response.headers, problem: response.json() }
}

describe('error responses', () => {
  test.each([
    [
      'of an external service',
      new ExternalServiceError('speech', 'say', { isUnavailable: true }),
      { code: 'SPEECH_UNAVAILABLE', title: 'A required service is unavailable' },
    ],
    [
      'of a full disk',
      Object.assign(new Error('full'), { code: 'ENOSPC' }),
      { code: 'NO_SPACE', title: 'There is not enough storage space' },
    ],
  ])('the response to an error %s has a Retry-After header', async (_, error, expected) => {
    const { problem, headers } = await answerTo(error)
    expect(problem).toMatchObject({ type: 'about:blank', status: 503, ...expected })
    expect(headers['retry-after']).toBe('5')
    expect(headers['content-type']).toMatch(/^application\/problem\+json/)
  })

  test('an outage is logged in one line with its code, and an unexpected error with its stack', async () => {
    const lines: string[] = []
    const logger = { ...logOptions('info'), stream: { write: (line: string) => lines.push(line) } }
    const app = Fastify({ logger, logController: new LogController({ disableRequestLogging: true }) })
    app.setErrorHandler(answerError)
    const lost = Object.assign(new Error('terminating connection'), { code: '57P01', severity: 'FATAL' })
    app.get('/outage', () => Promise.reject(new DrizzleQueryError('select 1', [], lost)))
    app.get('/bug', () => Promise.reject(new Error('bug')))
    expect((await app.inject('/outage')).statusCode).toBe(503)
    expect((await app.inject('/bug')).statusCode).toBe(500)
    const [outage, bug] = lines.map((line) => JSON.parse(line))
    expect(outage).toMatchObject({ level: 40, msg: 'a required resource is unavailable', reason: '57P01' })
    expect(outage).not.toHaveProperty('err')
    expect(bug).toMatchObject({ level: 50, msg: 'unexpected error', err: { message: 'bug' } })
  })

  test('an error with many reasons reports the first hundred, each cut to 300 characters', async () => {
    const errors = Array.from({ length: 101 }, (_, at) => ({ path: `/${at}`, message: 'x'.repeat(301) }))
    const { problem } = await answerTo(
      new ProblemError(409, 'WRONG', 'Wrong', { detail: 'd'.repeat(300), errors }),
    )
    expect(problem).toMatchObject({ code: 'WRONG', title: 'Wrong', detail: 'd'.repeat(300) })
    expect(problem.errors).toHaveLength(100)
    expect(problem.errors[0]).toEqual({ path: '/0', message: `${'x'.repeat(300)}…` })
  })

  test('an error without a detail is explained by its status (S-AUTH-06)', async () => {
    const { problem, headers } = await answerTo(new ProblemError(401, 'UNAUTHORIZED', 'Sign in'))
    expect(problem.detail).toMatch(/^Send a valid access token/)
    expect(problem).not.toHaveProperty('errors')
    expect(headers['www-authenticate']).toBe('Bearer')
  })

  test('an input error names the first twenty fields', async () => {
    const app = Fastify()
    app.setErrorHandler(answerError)
    app.setValidatorCompiler(readInput)
    app.post('/', { schema: { body: z.object({ all: z.array(z.string()) }) } }, async () => ({}))
    const response = await app.inject({ method: 'POST', url: '/', payload: { all: Array(30).fill(1) } })
    const { errors, ...problem } = response.json()
    expect(problem).toMatchObject({ status: 422, code: 'INVALID_INPUT', title: 'The input is not valid' })
    expect(errors).toHaveLength(20)
    expect(errors[19]).toMatchObject({ path: 'body/all/19', code: 'INVALID' })
  })
})

describe('multipart forms', () => {
  const send = async (form: FormData) => {
    const app = Fastify()
    app.setErrorHandler(answerError)
    await app.register(multipart)
    app.post('/', { preValidation: readMultipart(takesForm({ maxFileBytes: 10 })) }, async ({ body }) => body)
    const request = new Request('http://localhost/', { method: 'POST', body: form })
    const headers = { 'content-type': request.headers.get('content-type') ?? '' }
    const payload = Buffer.from(await request.arrayBuffer())
    return app.inject({ method: 'POST', url: '/', headers, payload })
  }

  test('a form field may have at most 10,000 characters', async () => {
    const form = new FormData()
    form.set('a', 'x'.repeat(9_999))
    expect((await send(form)).json()).toEqual({ a: 'x'.repeat(9_999) })
    form.set('a', 'x'.repeat(10_001))
    expect((await send(form)).json()).toMatchObject({ status: 413, code: 'FIELD_TOO_LARGE' })
  })

  test('a form may have at most fifty fields', async () => {
    const form = new FormData()
    for (let field = 0; field < 50; field++) form.set(`f${field}`, 'x')
    expect((await send(form)).statusCode).toBe(200)
    form.set('one more', 'x')
    expect((await send(form)).statusCode).toBe(413)
  })

  test('refuses another body type where a form is required', async () => {
    const app = Fastify()
    app.setErrorHandler(answerError)
    await app.register(multipart)
    app.post('/', { preValidation: readMultipart(takesForm({ maxFileBytes: 10 })) }, async () => ({}))
    const { errors } = (await app.inject({ method: 'POST', url: '/', payload: {} })).json()
    expect(errors).toEqual([{ path: 'body', message: 'must be multipart/form-data' }])
  })
})

describe('security headers', () => {
  test('responses carry security headers, with HSTS if the platform uses https', () => {
    const baseHeaders = {
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
    }
    expect(securityHeaders('http://localhost:4000')).toEqual(baseHeaders)
    expect(securityHeaders('https://mowka.example')).toEqual({
      ...baseHeaders,
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    })
  })

  test('API responses load nothing and are not cached, except for the documentation pages', () => {
    const nothing = "default-src 'none'; frame-ancestors 'none'"
    expect(defaultRestrictions('/api/course')).toEqual({
      'Content-Security-Policy': nothing,
      'Cache-Control': 'no-store',
    })
    expect(defaultRestrictions('/x/api/docs')['Content-Security-Policy']).toBe(nothing)
    expect(defaultRestrictions('/api/docs/json')['Content-Security-Policy']).toBe(
      "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'",
    )
  })
})

describe('unreadable requests', () => {
  const answer = (code: string, socket: Partial<Socket> = {}) => {
    const written: string[] = []
    const destroySoon = jest.fn()
    const write = (text: string) => written.push(text) > 0
    const fake = { writable: true, destroyed: false, write, destroySoon, ...socket }
    answerUnreadable({ publicUrl: 'https://mowka.example' })({ code }, fake as unknown as Socket)
    return { written: written.join(''), ended: destroySoon.mock.calls.length }
  }

  test.each([
    [
      'ERR_HTTP_REQUEST_TIMEOUT',
      '408 Request Timeout',
      'REQUEST_TIMEOUT',
      'The request took too long to arrive',
    ],
    [
      'HPE_HEADER_OVERFLOW',
      '431 Request Header Fields Too Large',
      'HEADERS_TOO_LARGE',
      'The request headers are too large',
    ],
    ['HPE_INVALID_METHOD', '400 Bad Request', 'BAD_REQUEST', 'The request is unreadable'],
  ])('an unreadable request with %s gets %s and its connection is closed', (reason, line, code, title) => {
    const { written, ended } = answer(reason)
    const [head = '', body = ''] = written.split('\r\n\r\n')
    const [first, ...headers] = head.split('\r\n')
    expect(first).toBe(`HTTP/1.1 ${line}`)
    expect(JSON.parse(body)).toEqual({
      type: 'about:blank',
      status: Number(line.slice(0, 3)),
      code,
      title,
      detail: expect.stringMatching(/^[A-Z].+\.$/),
    })
    expect(headers).toEqual([
      'Content-Type: application/problem+json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      'Strict-Transport-Security: max-age=31536000; includeSubDomains',
      'X-Content-Type-Options: nosniff',
      'Referrer-Policy: strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy: same-origin',
      "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
      'Cache-Control: no-store',
    ])
    expect(ended).toBe(1)
  })

  test('closes the connection of an unreadable request without a response if it is not writable', () => {
    expect(answer('HPE_INVALID_METHOD', { writable: false })).toEqual({ written: '', ended: 1 })
  })

  test.each([
    ['ECONNRESET', {}],
    ['HPE_INVALID_METHOD', { destroyed: true }],
  ])('ignores an unreadable request whose connection is already closed: %s', (code, socket) => {
    expect(answer(code, socket)).toEqual({ written: '', ended: 0 })
  })
})

describe('error logging', () => {
  const ofDatabase = (more: object = {}) =>
    Object.assign(new Error('value "secret" is wrong'), { code: '22003', severity: 'ERROR', ...more })

  test('a logged database error names the schema object and no values', () => {
    const places = { table: 'users', column: 'email', constraint: undefined, detail: 'secret' }
    const { stack, ...logged } = errorForLog(ofDatabase(places))
    expect(logged).toEqual({
      type: 'Error',
      message: 'The database refused a query',
      code: '22003',
      at: 'users.email',
    })
    expect(stack).toMatch(/^ {4}at /)
    expect(stack).not.toContain('secret')
    expect(errorForLog(ofDatabase())).not.toHaveProperty('at')
    expect(errorForLog(ofDatabase({ constraint: 'once' })).at).toBe('once')
  })

  test('a logged query error contains the query text', () => {
    const logged = errorForLog(new DrizzleQueryError('select $1', ['secret'], ofDatabase()))
    expect(logged).toMatchObject({ message: 'Failed query: select $1', cause: { code: '22003' } })
    expect(JSON.stringify(logged)).not.toContain('secret')
  })

  test('an error that only looks like a database error is logged with its message', () => {
    expect(errorForLog(Object.assign(new Error('words'), { code: '22003' })).message).toBe('words')
    const system = Object.assign(new Error('words'), { code: 'ECONNREFUSED', severity: 'x' })
    expect(errorForLog(system)).toMatchObject({ message: 'words', code: 'ECONNREFUSED' })
    expect(errorForLog(new Error('words'))).not.toHaveProperty('code')
  })

  test('a logged error contains its causes', () => {
    expect(errorForLog(new Error('a', { cause: new Error('b') })).cause).toMatchObject({ message: 'b' })
    expect(errorForLog(new AggregateError([new Error('c')], 'a')).cause).toMatchObject([{ message: 'c' }])
    expect(errorForLog(new Error('a'))).not.toHaveProperty('cause')
  })

  test('a thrown value that is no error is logged by its type only', () => {
    expect(errorForLog('words')).toEqual({ type: 'string', message: 'not an error', stack: '' })
  })
})
