import { ruled } from '@mowka/contract/schemas/common'
import { minLength, required } from '@mowka/domain/rules'
import Fastify from 'fastify'
import { z } from 'zod'
import { ExternalServiceError } from '../outside/external-service-error'
import { isServiceUnavailable } from './error-causes'
import { answerError, mistakeOf, statusOf } from './errors'

const withCode = (code: string) => Object.assign(new Error('failed'), { code })

test.each([
  ['a refused connection', withCode('ECONNREFUSED')],
  ['a server that is starting', withCode('57P03')],
  ['a deadlock', new Error('Failed query', { cause: withCode('40P01') })],
  ['a lock timeout', new Error('Failed query', { cause: withCode('55P03') })],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
  ['a connection that ends during a query', new Error('Connection terminated unexpectedly')],
  ['a wrapped connection error', new Error('Failed query', { cause: withCode('57P01') })],
  ['a name with several addresses', new AggregateError([withCode('ECONNREFUSED')])],
])('%s counts as an unavailable service', (_, error) => {
  expect(isServiceUnavailable(error)).toBe(true)
})

test.each([
  ['a duplicate row', new Error('Failed query', { cause: withCode('23505') })],
  ['a programming error', new TypeError('x is not a function')],
  ['nothing', undefined],
])('%s does not count as an unavailable service', (_, error) => {
  expect(isServiceUnavailable(error)).toBe(false)
})

test('a caller who disconnects does not count as an unavailable service', () => {
  expect(statusOf(Object.assign(withCode('ECONNRESET'), { statusCode: 400 }))).toBe(400)
  expect(statusOf(withCode('ECONNRESET'))).toBe(503)
  expect(statusOf(new TypeError('x is not a function'))).toBe(500)
})

describe('error responses', () => {
  /** Returns the response to a call whose handler throws an error. */
  const answerTo = async (error: Error) => {
    const app = Fastify()
    app.setErrorHandler(answerError)
    app.get('/', () => Promise.reject(error))
    const response = await app.inject('/')
    expect(response.json().title).toMatch(/^\w+ .+/)
    return { status: response.statusCode, problem: response.json(), headers: response.headers }
  }

  test.each([
    ['of the server', withCode('ENOSPC')],
    ['of the user', withCode('EDQUOT')],
    ['under the database', new Error('Failed query', { cause: withCode('53100') })],
  ])('a full disk %s returns 503 with a Retry-After header', async (_, error) => {
    const { status, problem, headers } = await answerTo(error)
    expect({ status, code: problem.code }).toEqual({ status: 503, code: 'NO_SPACE' })
    expect(headers['retry-after']).toBeDefined()
  })

  test('an unavailable external service returns 503 with a Retry-After header', async () => {
    const { status, problem, headers } = await answerTo(
      new ExternalServiceError('speech', 'say', { isUnavailable: true }),
    )
    expect({ status, code: problem.code }).toEqual({ status: 503, code: 'SPEECH_UNAVAILABLE' })
    expect(headers['retry-after']).toBeDefined()
  })

  test("a value that the database can't store returns 422 without the database's message", async () => {
    const cause = Object.assign(new Error('value "secret" is out of range for type integer'), {
      code: '22003',
    })
    const { status, problem } = await answerTo(new Error('Failed query: secret', { cause }))
    expect(status).toBe(422)
    expect(problem.errors).toEqual([{ path: '', message: 'is out of range' }])
    expect(JSON.stringify(problem)).not.toContain('secret')
  })
})

const schema = z.object({
  name: ruled(z.string().trim().max(5), [required, minLength(2)]),
  title: z.string().min(1),
  code: z.string().min(3),
  levels: z.array(z.string()).min(1).max(2),
  points: z.number().min(0).max(100),
  mail: z.email(),
  kind: z.enum(['a', 'b']),
})
const good = { name: 'Ola', title: 'x', code: 'abc', levels: ['A1'], points: 1, mail: 'a@b.pl', kind: 'a' }

const mistakes = (change: object) => {
  const { error } = schema.safeParse({ ...good, ...change })
  return error?.issues.map(({ code, path: _, message: __, ...params }) =>
    mistakeOf({ keyword: code, params }),
  )
}

test.each([
  [{ name: ' ' }, { code: 'REQUIRED' }],
  [{ name: 'O' }, { code: 'TOO_SHORT', min: 2 }],
  [{ name: 'Oktawian' }, { code: 'TOO_LONG', max: 5 }],
  [{ title: '' }, { code: 'REQUIRED' }],
  [{ code: 'a' }, { code: 'TOO_SHORT', min: 3 }],
  [{ levels: [] }, { code: 'TOO_FEW_CHOSEN', min: 1 }],
  [{ levels: ['A1', 'A2', 'B1'] }, { code: 'TOO_MANY_CHOSEN', max: 2 }],
  [{ points: -1 }, { code: 'TOO_SMALL', min: 0 }],
  [{ points: 101 }, { code: 'TOO_LARGE', max: 100 }],
  [{ mail: 'x' }, { code: 'EMAIL' }],
  [{ kind: 'c' }, { code: 'INVALID' }],
  [{ points: 'many' }, { code: 'INVALID' }],
  [{ name: undefined }, { code: 'INVALID' }],
])('%j maps to one stable error code (P-FORM-03, P-FORM-04)', (change, mistake) => {
  expect(mistakes(change)).toEqual([mistake])
})
