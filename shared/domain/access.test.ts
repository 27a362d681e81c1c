import { learner } from '../testing/people'
import { accessEnd, accessLeft } from './access'

const NOW = new Date('2026-03-10T12:00:00Z')
const SECOND = 1000
const DAY = 24 * 60 * 60 * SECOND

const until = (milliseconds: number) =>
  learner({
    appMetadata: {
      trialExpiresAt: null,
      courseIds: [],
      languages: [{ targetLang: 'DE', expiresAt: new Date(NOW.getTime() + milliseconds).toISOString() }],
    },
  })

test('access ends with its moment, and is of one language', () => {
  expect(accessEnd(until(SECOND), 'DE', NOW)).toEqual(new Date('2026-03-10T12:00:01Z'))
  expect(accessEnd(until(0), 'DE', NOW)).toBeNull()
  expect(accessEnd(until(-SECOND), 'DE', NOW)).toBeNull()
  expect(accessEnd(until(DAY), 'ES', NOW)).toBeNull()
  expect(accessEnd(null, 'DE', NOW)).toBeNull()
})

test.each([
  ['an ended one', -SECOND, { unit: 'none' }],
  ['a second', SECOND, { unit: 'lastDay' }],
  ['a second less than a day', DAY - SECOND, { unit: 'lastDay' }],
  ['a day', DAY, { unit: 'days', count: 1 }],
  ['a second less than 30 days', 30 * DAY - SECOND, { unit: 'days', count: 29 }],
  ['30 days', 30 * DAY, { unit: 'days', count: 30 }],
  ['a second less than 31 days', 31 * DAY - SECOND, { unit: 'days', count: 30 }],
  ['31 days', 31 * DAY, { unit: 'months', count: 1 }],
  ['59 days', 59 * DAY, { unit: 'months', count: 1 }],
  ['60 days', 60 * DAY, { unit: 'months', count: 2 }],
])('%s of access is shown in months above 30 days, else in days, else as the last', (_what, left, shown) => {
  expect(accessLeft(until(left), 'DE', NOW)).toEqual(shown)
})

test('a visitor has nothing left', () => {
  expect(accessLeft(null, 'DE', NOW)).toEqual({ unit: 'none' })
})
