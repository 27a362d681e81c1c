import { matchesFilters } from './course-filters'

const course = { name: 'Słówka: Łódź i okolice', levels: ['A1', 'A2'] as ('A1' | 'A2')[] }

test.each([
  ['łódź', true],
  ['SŁÓWKA', true],
  ['lodz', true],
  ['  okolice ', true],
  ['okolica', false],
  ['', true],
])('the name %p matches as a substring, ignoring case and diacritics: %p (L-CRS-03)', (name, found) => {
  expect(matchesFilters(course, { name, levels: [] })).toBe(found)
})

test.each([
  [['A2', 'C1'], true],
  [['B1'], false],
  [[], true],
] as const)('the levels %p match any level of the course: %p (L-CRS-04)', (levels, found) => {
  expect(matchesFilters(course, { name: '', levels })).toBe(found)
})

test('both filters must match', () => {
  expect(matchesFilters(course, { name: 'łódź', levels: ['B1'] })).toBe(false)
})
