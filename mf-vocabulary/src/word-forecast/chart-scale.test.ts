import { percentOf, scaleOf } from './chart-scale'

test.each([
  [0, [0, 1, 2]],
  [1, [0, 1, 2]],
  [3, [0, 2, 4]],
  [9, [0, 5, 10]],
  [18, [0, 10, 20]],
  [25, [0, 20, 40]],
  [140, [0, 100, 200]],
])('a chart of up to %i is drawn on %j', (most, scale) => {
  expect(scaleOf(most)).toEqual(scale)
})

test('a share of nothing is no number', () => {
  expect(percentOf(0, 0)).toBeNull()
  expect(percentOf(2, 3)).toBe(67)
})
