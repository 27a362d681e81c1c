import { percentOf } from './course-service'

test.each([
  [0, 3, 0],
  [1, 3, 33],
  [2, 3, 66],
  [199, 200, 99],
  [3, 3, 100],
  [0, 0, 0],
  [29, 100, 29],
])('%i of %i is %i percent, rounded down (S-PROG-18, S-PROG-19)', (done, total, percent) => {
  expect(percentOf(done, total)).toBe(percent)
})
