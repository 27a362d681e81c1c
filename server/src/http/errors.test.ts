import { isServiceAway, statusOf } from './errors'

const withCode = (code: string) => Object.assign(new Error('failed'), { code })

test.each([
  ['a refused connection', withCode('ECONNREFUSED')],
  ['a server that is starting', withCode('57P03')],
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
