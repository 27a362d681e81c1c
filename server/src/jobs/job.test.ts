import { z } from 'zod'
import { ProblemError } from '../http/problem'
import { ExternalServiceError } from '../outside/external-service-error'
import { reasonOf } from './job'

test.each([
  [
    'an outside service',
    new ExternalServiceError('mail', 'send', { isUnavailable: true, status: 421 }),
    'mail: send: 421',
  ],
  ['a rule', new ProblemError(409, 'TAKEN', 'It is taken'), 'TAKEN: It is taken'],
  [
    'a query, whose values stay out',
    new Error('Failed query: insert … params: anna@mowka.test', {
      cause: Object.assign(new Error('anna@mowka.test'), { code: '23505' }),
    }),
    'database: 23505',
  ],
  ['an address', new Error('550 <anna@mowka.test> is unknown'), 'Error: 550 <…> is unknown'],
  ['a password in an address', new Error('smtp://user:secret@mail.example:25 failed'), 'Error: … failed'],
  ['a copy of an error', { message: 'no connection', queue: 'mail.send' }, 'Error: no connection'],
  ['no error', 'anna@mowka.test', 'A value that is not an Error was thrown'],
])('the failure reason of %s contains no personal data', (_, error, reason) => {
  expect(reasonOf(error)).toBe(reason)
})

test('reports invalid data by its paths, not by its values', () => {
  const { error } = z.object({ to: z.email() }).safeParse({ to: 'anna at mowka' })
  expect(reasonOf(error)).toBe('The data is invalid: to')
})

test('truncating a long reason never leaves half a character', () => {
  for (const start of ['', 'x']) {
    expect(reasonOf(new Error(start + '🎁'.repeat(300))).isWellFormed()).toBe(true)
  }
})

test('truncates a long reason', () => {
  expect(reasonOf(new Error('x'.repeat(10_000))).length).toBeLessThanOrEqual(300)
})
