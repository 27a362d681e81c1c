import { later, secondsBetween } from './projections'

const at = (time: string) => new Date(`2026-11-16T${time}Z`)

test.each([
  ['10:00:00', '10:00:25', 25],
  ['10:00:00', '10:01:00', 60],
  ['10:00:00', '11:30:00', 60],
  ['10:00:30', '10:00:00', 0],
])('the gap from %s to %s counts as %i seconds (C59)', (before, now, seconds) => {
  expect(secondsBetween(at(before), at(now))).toBe(seconds)
})

test('the first event of a day counts as zero seconds', () => {
  expect(secondsBetween(null, at('10:00:00'))).toBe(0)
})

test('gaps shorter than a second add up', () => {
  const ticks = Array.from({ length: 11 }, (_, i) => new Date(at('10:00:00').getTime() + i * 500))
  const sum = ticks.reduce((total, tick, i) => total + secondsBetween(ticks[i - 1] ?? null, tick), 0)
  expect(sum).toBe(5)
})

test('later returns the later of two times', () => {
  expect(later(at('10:00:01'), at('10:00:00'))).toEqual(at('10:00:01'))
  expect(later(null, at('10:00:00'))).toEqual(at('10:00:00'))
})
