import { accessAfter } from './access-after'

const now = new Date('2026-11-21T10:00:00Z')

test('months are added to today without an access', () => {
  expect(accessAfter(null, 6, now)).toBe('2027-05-21')
  expect(accessAfter(new Date('2026-11-01T22:59:59Z'), 1, now)).toBe('2026-12-21')
})

test('months are added to the end of a running access', () => {
  expect(accessAfter(new Date('2026-12-14T22:59:59Z'), 12, now)).toBe('2027-12-14')
})

test('a missing day becomes the last of the month', () => {
  expect(accessAfter(null, 1, new Date('2027-01-31T10:00:00Z'))).toBe('2027-02-28')
  expect(accessAfter(null, 1, new Date('2028-01-31T10:00:00Z'))).toBe('2028-02-29')
  expect(accessAfter(null, 6, new Date('2026-08-31T10:00:00Z'))).toBe('2027-02-28')
})

test('the day is that of Warsaw', () => {
  expect(accessAfter(null, 1, new Date('2026-11-21T23:30:00Z'))).toBe('2026-12-22')
})
