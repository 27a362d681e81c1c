import { percentOf } from './percent'

test('a share of nothing is no number', () => {
  expect(percentOf(0, 0)).toBeNull()
  expect(percentOf(2, 3)).toBe(67)
})
