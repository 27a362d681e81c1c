import { readStored } from '@mowka/domain/storage'
import { localKeys } from '@mowka/domain/storage-keys'
import { learner } from '@mowka/testing'
import { unstable_serialize } from 'swr'
import type { PageData } from '../page-data/page-data'
import { KeptAnswers, MOST, MOST_OF_ONE, WRITTEN_AFTER } from './kept-answers'
import { releaseStamp } from './release-stamp'

const KEPT_FOR = 7 * 24 * 3_600_000

const courses = (scope = 'PL:ENG:u1') => ['api', 'getAvailableCourses', ['courses'], scope, {}] as const
const course = (id: string) => ['api', 'getCourse', ['courses'], 'PL:ENG:u1', { id }] as const

let kept: KeptAnswers
const open = (subject = 'anna', stamp: string | null = '1') => {
  kept = new KeptAnswers()
  kept.start(stamp, window)
  kept.begin(subject)
}
const answer = (key: readonly unknown[], data: unknown) =>
  kept.cache.set(unstable_serialize(key), { data, _k: key })
const shown = (key: readonly unknown[]) => kept.cache.get(unstable_serialize(key))?.data
const write = () => jest.advanceTimersByTime(WRITTEN_AFTER)

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

test('the next visit begins with the answers and the account of the last one', () => {
  open()
  answer(courses(), { data: ['Czasy'] })
  const anna = learner({ isNew: true })
  kept.keepMe(anna)
  write()
  open()
  expect(shown(courses())).toEqual({ data: ['Czasy'] })
  // Nobody signs up twice.
  expect(kept.me).toEqual({ ...anna, isNew: false })
})

test('what a page left at once has read is kept, too', () => {
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
  ['a week later', 'anna', '1', KEPT_FOR],
])('%s begins with nothing', (_, subject, stamp, later) => {
  open()
  answer(courses(), 1)
  kept.keepMe(learner())
  write()
  jest.setSystemTime(Date.now() + later)
  open(subject, stamp)
  expect([shown(courses()), kept.me]).toEqual([undefined, null])
})

test('what another person left is taken off the device', () => {
  open()
  answer(courses(), 1)
  write()
  open('bartek')
  expect(localStorage.getItem(localKeys.keptAnswers)).toBeNull()
})

test.each([
  ['their own snapshots after a release', 'anna', '2', 'kept'],
  ['no snapshot of another person', 'bartek', '1', null],
])('someone finds %s', (_, subject, stamp, left) => {
  open()
  answer(courses(), 1)
  write()
  localStorage.setItem(localKeys.pageSnapshot('/course'), 'kept')
  open(subject, stamp)
  expect(localStorage.getItem(localKeys.pageSnapshot('/course'))).toBe(left)
  expect(localStorage.getItem(localKeys.keptAnswers)).toBeNull()
})

test('a sign-out takes everything off the device, and what comes afterwards is not written', () => {
  open()
  answer(courses(), 1)
  write()
  kept.forget()
  answer(courses(), 2)
  write()
  window.dispatchEvent(new Event('pagehide'))
  expect(localStorage.getItem(localKeys.keptAnswers)).toBeNull()
})

test('when something breaks nothing that was kept is drawn again; what is read from then on is', () => {
  open()
  answer(courses(), 'broken')
  kept.keepMe(learner())
  write()
  kept.distrust()
  open()
  expect([shown(courses()), kept.me]).toEqual([undefined, null])
  answer(courses(), 'whole')
  write()
  open()
  expect(shown(courses())).toBe('whole')
})

test('only reads that the contract names are kept', () => {
  open()
  const popups = ['api', 'getSeenPopups', ['popups'], 'PL:ENG:u1', {}]
  const page = ['api-page', 'getAvailableCourses', ['courses'], 'PL:ENG:u1', {}]
  const ofLater = ['api', 'getWhatIsNotThereYet', [], 'PL:ENG:u1', {}]
  for (const key of [popups, page, ofLater, 'own']) answer(key as readonly unknown[], 1)
  answer(courses(), 1)
  write()
  expect(readStored<{ entries: unknown[] }>(localKeys.keptAnswers)?.entries).toHaveLength(1)
})

test('the oldest answers give way to new ones, and one that is too long is not kept', () => {
  open()
  answer(courses(), 'x'.repeat(MOST_OF_ONE))
  const many = Math.ceil(MOST / 100_000) + 2
  for (let id = 1; id <= many; id++) answer(course(String(id)), 'x'.repeat(100_000))
  write()
  open()
  expect([shown(courses()), shown(course('1'))]).toEqual([undefined, undefined])
  expect(shown(course(String(many)))).toHaveLength(100_000)
  expect(localStorage.getItem(localKeys.keptAnswers)?.length).toBeLessThan(MOST + 1_000)
})

test('an answer that came again is the newest, and what has not changed is not written again', () => {
  open()
  for (const id of ['1', '2', '3', '4']) answer(course(id), 'x'.repeat(100_000))
  // Read again: now the second one is the oldest.
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

test('a tab that is hidden writes at once what is new, and nothing otherwise', () => {
  open()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(localStorage.getItem(localKeys.keptAnswers)).toBeNull()
  kept.keepMe(learner())
  document.dispatchEvent(new Event('visibilitychange'))
  expect(readStored<{ me: object }>(localKeys.keptAnswers)?.me).not.toBeNull()
  localStorage.clear()
  write()
  expect(localStorage.getItem(localKeys.keptAnswers)).toBeNull()
})

test('answers age each for itself, and the account, too', () => {
  open()
  answer(courses(), 'old')
  kept.keepMe(learner())
  jest.setSystemTime(Date.now() + KEPT_FOR / 2)
  answer(course('1'), 'new')
  write()
  jest.setSystemTime(Date.now() + KEPT_FOR / 2 - WRITTEN_AFTER)
  open()
  expect([shown(courses()), shown(course('1')), kept.me]).toEqual([undefined, 'new', null])
})

test('before anyone is here nothing is kept', () => {
  kept = new KeptAnswers()
  kept.start('1', window)
  answer(courses(), 1)
  kept.keepMe(learner())
  write()
  expect([kept.me, localStorage.getItem(localKeys.keptAnswers)]).toEqual([null, null])
})

test('a read that has no answer yet leaves the kept one', () => {
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

test('the account survives a visit on which it was not read again', () => {
  open()
  kept.keepMe(learner())
  write()
  open()
  answer(courses(), 1)
  write()
  open()
  expect(kept.me?.email).toBe(learner().email)
})

test('what the server has said is not replaced by what is kept', () => {
  open()
  answer(courses(), 'old')
  write()
  kept = new KeptAnswers()
  kept.start('1', window)
  answer(courses(), 'new')
  kept.begin('anna')
  expect(shown(courses())).toBe('new')
})

test.each(['{}', 'null', '[]', '{"stamp":"1","subject":"anna","entries":5}', 'x'])(
  'what is broken counts as nothing: %s',
  (text) => {
    localStorage.setItem(localKeys.keptAnswers, text)
    open()
    expect([shown(courses()), kept.me]).toEqual([undefined, null])
  },
)

test('every release and every canary is another stamp', () => {
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
