import { signInCache } from './sign-in-cache'

const user = { id_token: 'x', decodedToken: { user: { sub: 'anna' } } }

beforeEach(() => localStorage.clear())

test('entries survive a reload under our keys (P-AUTH-08, P-STORE-03)', async () => {
  await signInCache.set('user', user)
  expect(Object.entries(localStorage)).toEqual([['signIn.user', JSON.stringify(user)]])
  expect(signInCache.get('user')).toEqual(user)
})

test('the SDK finds its keys without our prefix, and no other keys', async () => {
  await signInCache.set('user', user)
  await signInCache.set('token', { body: {}, expiresAt: 1 })
  localStorage.setItem('basket', '{}')
  expect(signInCache.allKeys?.()).toEqual(expect.arrayContaining(['user', 'token']))
  expect(signInCache.allKeys?.()).toHaveLength(2)
})

test('a removed, missing or corrupt entry is undefined', async () => {
  await signInCache.set('user', user)
  await signInCache.remove('user')
  localStorage.setItem('signIn.token', '{')
  expect([signInCache.get('user'), signInCache.get('token')]).toEqual([undefined, undefined])
  expect(localStorage).toHaveLength(1)
})

test('a browser that stores nothing fails the sign-in instead of losing it silently', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => signInCache.set('user', user)).toThrow('does not store')
  refuse.mockRestore()
})
