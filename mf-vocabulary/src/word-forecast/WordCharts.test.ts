import { percentOf } from './WordCharts'

test('a share of zero is null', () => {
  expect(percentOf(0, 0)).toBeNull()
  expect(percentOf(2, 3)).toBe(67)
})
