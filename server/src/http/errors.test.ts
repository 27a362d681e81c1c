import Fastify from 'fastify'
import { OutsideError } from '../outside/outside-error'
import { isServiceAway } from './error-causes'
import { answerError, statusOf } from './errors'

const withCode = (code: string) => Object.assign(new Error('failed'), { code })

test.each([
  ['a refused connection', withCode('ECONNREFUSED')],
  ['a server that is starting', withCode('57P03')],
  ['two that wait for each other', new Error('Failed query', { cause: withCode('40P01') })],
  ['a lock that others hold for too long', new Error('Failed query', { cause: withCode('55P03') })],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
  ['a query that was cut off', new Error('Connection terminated unexpectedly')],
  ['one that a query is wrapped around', new Error('Failed query', { cause: withCode('57P01') })],
  ['a name with several addresses', new AggregateError([withCode('ECONNREFUSED')])],
])('%s is a service that is away', (_, error) => {
  expect(isServiceAway(error)).toBe(true)
})

test.each([
  ['a row that exists already', new Error('Failed query', { cause: withCode('23505') })],
  ['a mistake of ours', new TypeError('x is not a function')],
  ['nothing', undefined],
])('%s is not', (_, error) => {
  expect(isServiceAway(error)).toBe(false)
})

test('a caller who hung up is no service that is away', () => {
  expect(statusOf(Object.assign(withCode('ECONNRESET'), { statusCode: 400 }))).toBe(400)
  expect(statusOf(withCode('ECONNRESET'))).toBe(503)
  expect(statusOf(new TypeError('x is not a function'))).toBe(500)
})

describe('an answer', () => {
  /** What a call returns when its handler fails like this. */
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
  ])('to a full disk %s is 503, to be tried again', async (_, error) => {
    const { status, problem, headers } = await answerTo(error)
    expect({ status, code: problem.code }).toEqual({ status: 503, code: 'NO_SPACE' })
    expect(headers['retry-after']).toBeDefined()
  })

  test('to an outside service that is away is 503, to be tried again', async () => {
    const { status, problem, headers } = await answerTo(new OutsideError('speech', 'say', { isAway: true }))
    expect({ status, code: problem.code }).toEqual({ status: 503, code: 'SPEECH_UNAVAILABLE' })
    expect(headers['retry-after']).toBeDefined()
  })

  test("to a value that the database cannot keep is 422 without the database's words", async () => {
    const cause = Object.assign(new Error('value "secret" is out of range for type integer'), {
      code: '22003',
    })
    const { status, problem } = await answerTo(new Error('Failed query: secret', { cause }))
    expect(status).toBe(422)
    expect(problem.errors).toEqual([{ path: '', message: 'is out of range' }])
    expect(JSON.stringify(problem)).not.toContain('secret')
  })
})
