import { sessionKeys } from '@mowka/domain/browser/storage-keys'
import { RefusedSignIn } from './refused-sign-in'

const REFUSAL_LIFETIME = 10 * 60_000

beforeEach(() => sessionStorage.clear())
afterEach(() => jest.restoreAllMocks())

/** Simulates the page load after a sign-in. */
const reload = () => new RefusedSignIn()

test('the first refusal signs in again, the next one stops (P-AUTH-06)', () => {
  const first = reload()
  first.refused('get /user/me')
  expect(first.isStopped).toBe(false)
  const second = reload()
  second.refused('get /user/stats')
  expect(second.isStopped).toBe(true)
  expect(reload().isStopped).toBe(false)
})

test('the refusal is cleared when the refused call succeeds, but not by another call (P-AUTH-06)', () => {
  reload().refused('get /lesson/l1/words')
  const back = reload()
  back.accepted('get /user/me')
  back.refused('get /lesson/l1/words')
  expect(back.isStopped).toBe(true)
  back.accepted('get /lesson/l1/words')
  expect(back.isStopped).toBe(false)
  back.refused('get /lesson/l1/words')
  expect(back.isStopped).toBe(false)
})

test('an old refusal is ignored (P-AUTH-06)', () => {
  reload().refused('get /user/me')
  const later = Date.now() + REFUSAL_LIFETIME
  jest.spyOn(Date, 'now').mockReturnValue(later)
  const next = reload()
  next.refused('get /user/me')
  expect(next.isStopped).toBe(false)
})

test.each(['"x"', '{}', '{"call":7,"at":"now"}', 'null', '{'])(
  'an invalid stored entry (%s) is ignored',
  (text) => {
    sessionStorage.setItem(sessionKeys.refusedCall, text)
    const store = reload()
    store.refused('get /user/me')
    expect(store.isStopped).toBe(false)
  },
)
