import { ApiError, type ApiErrorKind } from '../api-error'
import { verdictOf } from './verdict'

test.each([
  ['http', 400, 'refused'],
  ['http', 404, 'refused'],
  ['http', 409, 'refused'],
  ['http', 413, 'refused'],
  ['http', 422, 'refused'],
  ['http', 403, 'noAccess'],
  ['http', 401, 'later'],
  ['http', 408, 'later'],
  ['http', 425, 'later'],
  ['http', 429, 'later'],
  ['http', 500, 'broken'],
  ['http', 502, 'later'],
  ['http', 503, 'later'],
  ['network', 0, 'later'],
  ['timeout', 0, 'later'],
  ['cancelled', 0, 'later'],
] satisfies [ApiErrorKind, number, string][])('%s %i is %s', (kind, status, verdict) => {
  expect(verdictOf(new ApiError(kind, status, null))).toBe(verdict)
})

test('an error that is not an ApiError is retried later', () => {
  expect(verdictOf(new Error('no token'))).toBe('later')
})
