import { localKeys } from '@mowka/domain/browser/storage-keys'
import { readStored } from '@mowka/kernel/storage/raw'
import { learner } from '@mowka/testing'
import { unstable_serialize } from 'swr'
import type { PageData } from '../page-data/page-data'
import { releaseStamp } from './cache-validity'
import { MAX_ENTRY_SIZE, MOST, ResponseCache, WRITE_DEBOUNCE } from './response-cache'

const CACHE_LIFETIME = 7 * 24 * 3_600_000

const courses = (scope = 'PL:ENG:u1') => ['api', 'getAvailableCourses', ['courses'], scope, {}] as const
const course = (id: string) => ['api', 'getCourse', ['courses'], 'PL:ENG:u1', { id }] as const

let kept: ResponseCache
const open = (subject = 'anna', stamp: string | null = '1') => {
  kept = new ResponseCache()
  kept.start(stamp, window)
  kept.begin(subject)
}
const answer = (key: readonly unknown[], data: unknown) =>
  kept.cache.set(unstable_serialize(key), { data, _k: key })
const shown = (key: readonly unknown[]) => kept.cache.get(unstable_serialize(key))?.data
const write = () => jest.advanceTimersByTime(WRITE_DEBOUNCE)

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

test('the next visit starts with the cached responses and account', () => {
  open()
  answer(courses(), { data: ['Czasy'] })
  const anna = learner({ isNew: true })
  kept.storeMe(anna)
  write()
  open()
  expect(shown(courses())).toEqual({ data: ['Czasy'] })
  // A sign-up happens once only.
  expect(kept.me).toEqual({ ...anna, isNew: false })
})

test('responses of a page that was left immediately are stored too', () => {
  open()
  answer(courses(), 1)
  window.dispatchEvent(new Event('pagehide'))
  open()
  expect(shown(courses())).toBe(1)
})

test.each([
  ['another person', 'bartek', '1', 0],
  ['another release', 'anna', '2', 0],
  ['a page with a remote that is being developed', 'anna', null, 0],
  ['a week later', 'anna', '1', CACHE_LIFETIME],
])('nothing is restored for %s', (_, subject, stamp, later) => {
  open()
  answer(courses(), 1)
  kept.storeMe(learner())
  write()
  jest.setSystemTime(Date.now() + later)
  open(subject, stamp)
  expect([shown(courses()), kept.me]).toEqual([undefined, null])
})

test("another user's cache is removed from the device", () => {
  open()
  answer(courses(), 1)
  write()
  open('bartek')
  expect(localStorage.getItem(localKeys.keptAnswers)).toBeNull()
})

test.each([
  ['their own snapshots after a release', 'anna', '2', 'kept'],
  ['no snapshot of another person', 'bartek', '1', null],
])('a user finds %s', (_, subject, stamp, left) => {
  open()
  answer(courses(), 1)
  write()
  localStorage.setItem(localKeys.pageSnapshot('/course'), 'kept')
  open(subject, stamp)
  expect(localStorage.getItem(localKeys.pageSnapshot('/course'))).toBe(left)
  expect(localStorage.getItem(localKeys.keptAnswers)).toBeNull()
})

test('signing out removes everything from the device, and later responses are not stored', () => {
  open()
  answer(courses(), 1)
  write()
  kept.forget()
  answer(courses(), 2)
  write()
  window.dispatchEvent(new Event('pagehide'))
  expect(localStorage.getItem(localKeys.keptAnswers)).toBeNull()
})

test('after an error nothing cached is rendered again, and later responses are', () => {
  open()
  answer(courses(), 'broken')
  kept.storeMe(learner())
  write()
  kept.invalidate()
  open()
  expect([shown(courses()), kept.me]).toEqual([undefined, null])
  answer(courses(), 'whole')
  write()
  open()
  expect(shown(courses())).toBe('whole')
})

test('only reads marked in the contract are stored', () => {
  open()
  const popups = ['api', 'getSeenPopups', ['popups'], 'PL:ENG:u1', {}]
  const page = ['api-page', 'getAvailableCourses', ['courses'], 'PL:ENG:u1', {}]
  const ofLater = ['api', 'getWhatIsNotThereYet', [], 'PL:ENG:u1', {}]
  for (const key of [popups, page, ofLater, 'own']) answer(key as readonly unknown[], 1)
  answer(courses(), 1)
  write()
  expect(readStored(localKeys.keptAnswers)).toMatchObject({ entries: [{ answer: 1 }] })
})

test('the oldest responses are evicted for new ones, and an oversized one is not stored', () => {
  open()
  answer(courses(), 'x'.repeat(MAX_ENTRY_SIZE))
  const many = Math.ceil(MOST / 100_000) + 2
  for (let id = 1; id <= many; id++) answer(course(String(id)), 'x'.repeat(100_000))
  write()
  open()
  expect([shown(courses()), shown(course('1'))]).toEqual([undefined, undefined])
  expect(shown(course(String(many)))).toHaveLength(100_000)
  expect(localStorage.getItem(localKeys.keptAnswers)?.length).toBeLessThan(MOST + 1_000)
})

test('a refetched response becomes the newest, and unchanged data is not written again', () => {
  open()
  for (const id of ['1', '2', '3', '4']) answer(course(id), 'x'.repeat(100_000))
  // After the refetch the second one is the oldest.
  answer(course('1'), 'y'.repeat(100_000))
  write()
  open()
  expect(['1', '2', '3', '4'].map((id) => shown(course(id)) !== undefined)).toEqual([true, false, true, true])
  const before = localStorage.getItem(localKeys.keptAnswers)
  localStorage.removeItem(localKeys.keptAnswers)
  answer(course('4'), shown(course('4')))
  write()
  expect([before === null, localStorage.getItem(localKeys.keptAnswers)]).toEqual([false, null])
})

test('a hidden tab writes new responses immediately, and nothing otherwise', () => {
  open()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(localStorage.getItem(localKeys.keptAnswers)).toBeNull()
  kept.storeMe(learner())
  document.dispatchEvent(new Event('visibilitychange'))
  expect(readStored(localKeys.keptAnswers)).toMatchObject({ me: { user: learner() } })
  localStorage.clear()
  write()
  expect(localStorage.getItem(localKeys.keptAnswers)).toBeNull()
})

test('each response and the account expire separately', () => {
  open()
  answer(courses(), 'old')
  kept.storeMe(learner())
  jest.setSystemTime(Date.now() + CACHE_LIFETIME / 2)
  answer(course('1'), 'new')
  write()
  jest.setSystemTime(Date.now() + CACHE_LIFETIME / 2 - WRITE_DEBOUNCE)
  open()
  expect([shown(courses()), shown(course('1')), kept.me]).toEqual([undefined, 'new', null])
})

test('nothing is stored before a user is known', () => {
  kept = new ResponseCache()
  kept.start('1', window)
  answer(courses(), 1)
  kept.storeMe(learner())
  write()
  expect([kept.me, localStorage.getItem(localKeys.keptAnswers)]).toEqual([null, null])
})

test('a read without a response yet leaves the cached one', () => {
  open()
  answer(courses(), 'kept')
  kept.cache.set(unstable_serialize(courses()), { data: undefined, _k: courses() })
  write()
  open()
  expect(shown(courses())).toBe('kept')
  expect([...kept.cache.keys()]).toEqual([unstable_serialize(courses())])
  kept.cache.delete(unstable_serialize(courses()))
  expect([...kept.cache.keys()]).toEqual([])
})

test('the account survives a visit that did not fetch it', () => {
  open()
  kept.storeMe(learner())
  write()
  open()
  answer(courses(), 1)
  write()
  open()
  expect(kept.me?.email).toBe(learner().email)
})

test('cached data does not replace a server response', () => {
  open()
  answer(courses(), 'old')
  write()
  kept = new ResponseCache()
  kept.start('1', window)
  answer(courses(), 'new')
  kept.begin('anna')
  expect(shown(courses())).toBe('new')
})

test.each(['{}', 'null', '[]', '{"stamp":"1","subject":"anna","entries":5}', 'x'])(
  'invalid stored data is ignored: %s',
  (text) => {
    localStorage.setItem(localKeys.keptAnswers, text)
    open()
    expect([shown(courses()), kept.me]).toEqual([undefined, null])
  },
)

test('every release and every canary has a different stamp', () => {
  const page = (shell: string, live: string, canary?: string, overrides = 'none') =>
    releaseStamp({
      config: { shellVersion: shell },
      registry: { learning: { live: { version: live }, canary: canary ? { version: canary } : null } },
      overrides,
    } as unknown as PageData)
  const stamps = [page('1', '1'), page('2', '1'), page('1', '2'), page('1', '1', '2')]
  expect(new Set(stamps).size).toBe(4)
  expect(page('1', '1')).toBe(stamps[0])
  expect(page('1', '1', undefined, 'active')).toBeNull()
})
