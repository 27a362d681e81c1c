import { axisTicks } from './Bars'

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [130, [0, 50, 100, 150]],
  [1000, [0, 500, 1000]],
])('an axis up to %i has round numbers', (max, ticks) => {
  expect(axisTicks(max)).toEqual(ticks)
})
