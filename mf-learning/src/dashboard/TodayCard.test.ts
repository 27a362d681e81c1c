import { todayTime } from './TodayCard'

test.each([
  [0, { minutes: 0, share: 0, isReached: false }],
  [5, { minutes: 1, share: 1 / 12, isReached: false }],
  [359, { minutes: 5, isReached: false }],
  [720, { minutes: 12, share: 1, isReached: true }],
  [3600, { minutes: 60, share: 1, isReached: true }],
])('%i seconds of a twelve-minute goal are shown in whole minutes', (seconds, shown) => {
  expect(todayTime(seconds, 12)).toMatchObject({ goal: 12, ...shown })
})
