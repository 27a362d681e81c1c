import { filterKeys, formatFilters, parseFilters } from './filters'

test('P-API-05: filters are key:value pairs with semicolons between them', () => {
  expect(formatFilters({ $search: 'abc', targetLang: 'ENG' })).toBe('$search:abc;targetLang:ENG')
  expect(parseFilters('$search:abc;targetLang:ENG')).toEqual({ $search: 'abc', targetLang: 'ENG' })
})

test('P-API-05: separators and letters of all languages come through in values (C58)', () => {
  const filters = { $search: 'a:b;c=d&e %3B żółć', tags: 'podroz_01', 'reportedBugs.status': 'NEW' }
  const text = formatFilters(filters) ?? ''
  expect(text.split(';')).toHaveLength(3)
  expect(text.split(';')[0]?.split(':')).toHaveLength(2)
  expect(parseFilters(text)).toEqual(filters)
})

test('what is empty filters nothing', () => {
  expect(formatFilters({ $search: '', targetLang: undefined })).toBeUndefined()
  expect(formatFilters({})).toBeUndefined()
  expect(parseFilters(undefined)).toEqual({})
  expect(parseFilters('')).toEqual({})
})

test('P-API-06: the keys in use are known, others are refused', () => {
  for (const key of filterKeys) expect(parseFilters(`${key}:x`)).toEqual({ [key]: 'x' })
  expect([...filterKeys]).toEqual(
    expect.arrayContaining([
      '$search',
      'targetLang',
      'sourceLang',
      'exampleLang',
      'answerLang',
      'reportedBugs.status',
      '_id',
      'tags',
      'directory',
    ]),
  )
  expect(() => parseFilters('password:x')).toThrow('Unknown filter')
  for (const broken of ['targetLang', 'tagss', ':x', 'tags']) {
    expect(() => parseFilters(broken)).toThrow('Unknown filter')
  }
})

test('a value that is no percent-encoding is refused', () => {
  expect(() => parseFilters('$search:%E0%A4%A')).toThrow()
})
