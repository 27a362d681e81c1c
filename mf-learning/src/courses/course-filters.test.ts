import { matchesFilters } from './course-filters'

const course = { name: 'Słówka: Łódź i okolice', levels: ['A1', 'A2'] as ('A1' | 'A2')[] }

test.each([
  ['łódź', true],
  ['SŁÓWKA', true],
  ['lodz', true],
  ['  okolice ', true],
  ['okolica', false],
  ['', true],
])(
  'L-CRS-03: the name %p is found as a part of the name in any case, with or without diacritics: %p',
  (name, found) => {
    expect(matchesFilters(course, { name, levels: [] })).toBe(found)
  },
)

test.each([
  [['A2', 'C1'], true],
  [['B1'], false],
  [[], true],
] as const)('L-CRS-04: the levels %p match any level of the course: %p', (levels, found) => {
  expect(matchesFilters(course, { name: '', levels })).toBe(found)
})

test('both filters must match', () => {
  expect(matchesFilters(course, { name: 'łódź', levels: ['B1'] })).toBe(false)
})
