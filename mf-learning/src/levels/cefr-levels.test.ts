import { nearestLevels } from './cefr-levels'

test('the nearest levels come first, and of two equally near ones the easier one', () => {
  expect(nearestLevels('B1')).toEqual(['A2', 'B2', 'A1', 'C1', 'C2'])
  expect(nearestLevels('C2')).toEqual(['C1', 'B2', 'B1', 'A2', 'A1'])
})
