import type { Popup } from '@mowka/contract/schemas/editor/popup'
import { popupsToShow } from './popup-rules'

const popup = (_id: string, maxDisplayTimes = 2): Popup => ({
  _id,
  title: _id,
  htmlContent: '',
  active: true,
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  maxDisplayTimes,
})
const now = new Date('2026-11-16T10:00:00Z')
const learner = { isPresent: true, isOnboarded: true }
const seen = (popupId: string, ...moments: string[]) => moments.map((createdAt) => ({ popupId, createdAt }))
const shown = (...args: Parameters<typeof popupsToShow>) => popupsToShow(...args).map(({ _id }) => _id)

test('no popup is shown to signed-out users or before the end of onboarding (P-POPUP-03, P-POPUP-04)', () => {
  expect(shown([popup('a')], [], { ...learner, isPresent: false }, now)).toEqual([])
  expect(shown([popup('a')], [], { ...learner, isOnboarded: false }, now)).toEqual([])
  expect(shown([popup('a')], [], learner, now)).toEqual(['a'])
})

test('a popup seen today (Warsaw time) is not shown (P-POPUP-05, C43)', () => {
  expect(shown([popup('a')], seen('a', '2026-11-15T23:00:00Z'), learner, now)).toEqual([])
  expect(shown([popup('a')], seen('a', '2026-11-15T22:59:00Z'), learner, now)).toEqual(['a'])
})

test('a popup is shown on later days until its limit is reached (P-POPUP-06, P-POPUP-07)', () => {
  const once = seen('a', '2026-11-10T10:00:00Z')
  expect(shown([popup('a', 2)], once, learner, now)).toEqual(['a'])
  expect(shown([popup('a', 1)], once, learner, now)).toEqual([])
  expect(shown([popup('a', 0)], [], learner, now)).toEqual([])
})

test('each popup is checked against its own records, and the order is preserved', () => {
  const records = seen('b', '2026-11-16T08:00:00Z')
  expect(shown([popup('a'), popup('b'), popup('c')], records, learner, now)).toEqual(['a', 'c'])
})
