import { barTone, comboTriggers, indicatorAnimates, isComboVisible } from './combo'

test('the counter is visible from 2 (L-COMBO-01)', () => {
  expect([0, 1, 2, 3].map(isComboVisible)).toEqual([false, false, true, true])
})
test('multiples of 5 from 5 are celebrated (L-COMBO-02)', () => {
  expect([0, 4, 5, 6, 10, 15].map(comboTriggers)).toEqual([false, false, true, false, true, true])
})
test('the bar is primary from 2 and success-coloured from 10 (L-COMBO-03, L-COMBO-04)', () => {
  expect([1, 2, 9, 10].map(barTone)).toEqual(['normal', 'combo', 'combo', 'done'])
})
test('the indicator is animated from 10 with 1 to 3 exercises remaining (L-COMBO-05)', () => {
  expect([0, 1, 3, 4].map((remaining) => indicatorAnimates(10, remaining))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(indicatorAnimates(9, 2)).toBe(false)
})
