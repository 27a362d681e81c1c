import { cookieOf, readSigned, signValue } from './signed-value'

const now = Date.parse('2026-11-16T10:00:00Z')
const hour = 3_600_000
const signed = signValue('adam', now + hour, 'key')

test('returns the text of a signed value until it expires', () => {
  expect(readSigned(signed, now, 'key')).toBe('adam')
  expect(readSigned(signed, now + hour - 1, 'key')).toBe('adam')
  expect(readSigned(signed, now + hour, 'key')).toBeNull()
})

test.each([
  ['another key', signValue('adam', now + hour, 'other')],
  ['a later end', signed.replace(String(now + hour), String(now + 9 * hour))],
  ['another person', signed.replace('adam', 'anna')],
  ['no signature', `adam.${now + hour}`],
  ['an empty signature', `adam.${now + hour}.`],
  ['more than it had', `${signed}.x`],
  ['nothing', ''],
  ['no cookie', undefined],
])('rejects a value with %s', (_, value) => {
  expect(readSigned(value, now, 'key')).toBeNull()
})

test('finds a cookie by its full name', () => {
  expect(cookieOf('xmowka=1; mowka=2; mowka-x=3', 'mowka')).toBe('2')
  expect(cookieOf('mowka-x=3', 'mowka')).toBeUndefined()
  expect(cookieOf(undefined, 'mowka')).toBeUndefined()
})
