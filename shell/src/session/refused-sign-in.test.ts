import { sessionKeys } from '@mowka/domain/storage-keys'
import { RefusedSignIn } from './refused-sign-in'

const REMEMBERED_FOR = 10 * 60_000

beforeEach(() => sessionStorage.clear())
afterEach(() => jest.restoreAllMocks())

/** The page is loaded again, as after every sign-in. */
const reload = () => new RefusedSignIn()

test('P-AUTH-06: the first refusal signs in again, the next one after that stops', () => {
  const first = reload()
  first.refused('get /user/me')
  expect(first.isStopped).toBe(false)
  const second = reload()
  second.refused('get /user/stats')
  expect(second.isStopped).toBe(true)
  expect(reload().isStopped).toBe(false)
})

test('P-AUTH-06: it starts over once the refused call succeeds, and not with another one', () => {
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

test('P-AUTH-06: a refusal of long ago is forgotten', () => {
  reload().refused('get /user/me')
  const later = Date.now() + REMEMBERED_FOR
  jest.spyOn(Date, 'now').mockReturnValue(later)
  const next = reload()
  next.refused('get /user/me')
  expect(next.isStopped).toBe(false)
})

test.each(['"x"', '{}', '{"call":7,"at":"now"}', 'null', '{'])('a broken entry (%s) is none', (text) => {
  sessionStorage.setItem(sessionKeys.refusedCall, text)
  const store = reload()
  store.refused('get /user/me')
  expect(store.isStopped).toBe(false)
})
