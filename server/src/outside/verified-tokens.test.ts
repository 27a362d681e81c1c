import { VerifiedTokens } from './verified-tokens'

const claims = { iss: 'https://issuer.test/', sub: 'auth0|anna' }
const start = new Date('2026-11-16T10:00:00Z')
let now = start
const after = (seconds: number) => {
  now = new Date(start.getTime() + seconds * 1000)
}
const expiresIn = (seconds: number) => start.getTime() / 1000 + seconds
beforeEach(() => after(0))

const tokens = () => new VerifiedTokens(() => now)

test('returns the claims of a cached token, and of no other token', () => {
  const known = tokens()
  known.keep('head.body.signature', claims, expiresIn(600))
  expect(known.get('head.body.signature')).toBe(claims)
  expect(known.get('head.body.signaturE')).toBeUndefined()
  expect(known.get('head.body.')).toBeUndefined()
})

test('removes a token when it expires', () => {
  const known = tokens()
  known.keep('token', claims, expiresIn(20))
  after(19)
  expect(known.get('token')).toBe(claims)
  after(20)
  expect(known.get('token')).toBeUndefined()
})

test('verifies a token again after a minute, however long it is valid', () => {
  const known = tokens()
  known.keep('token', claims, expiresIn(3600))
  after(59)
  expect(known.get('token')).toBe(claims)
  after(60)
  expect(known.get('token')).toBeUndefined()
})

test('evicts the oldest tokens when the cache is full', () => {
  const known = tokens()
  for (let each = 0; each <= 10_000; each++) known.keep(`token ${each}`, claims, expiresIn(600))
  expect(known.get('token 0')).toBeUndefined()
  expect(known.get('token 1')).toBe(claims)
  expect(known.get('token 10000')).toBe(claims)
})
