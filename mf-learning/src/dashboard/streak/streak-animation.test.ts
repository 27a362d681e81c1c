import { daysAfter, streakAnimation } from './streak-animation'
import { streakDays } from './streak-days'

test('a day lights up every 200 ms, blazes for 100 ms, and the active one waits 300 ms more (L-STRK-06 to -08)', () => {
  expect(streakAnimation(streakDays(3))).toEqual([
    { at: 0, dayNumber: 1, status: 'active' },
    { at: 100, dayNumber: 1, status: 'burned' },
    { at: 200, dayNumber: 2, status: 'active' },
    { at: 300, dayNumber: 2, status: 'burned' },
    { at: 700, dayNumber: 3, status: 'active' },
  ])
})

test('without a streak no day lights up', () => {
  expect(streakAnimation(streakDays(0))).toEqual([])
})

test('the days change from inactive to their final status', () => {
  const days = streakDays(10)
  const steps = streakAnimation(days)
  const at = (count: number) =>
    daysAfter(days, steps, count)
      .map(({ status }) => status.charAt(0))
      .join('')
  expect([0, 1, 2, 3, 7].map(at)).toEqual(['iiiiiii', 'aiiiiii', 'biiiiii', 'baiiiii', 'bbbaiii'])
  expect(daysAfter(days, steps, steps.length)).toEqual(days)
})
