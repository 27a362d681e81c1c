import { interfaceLangOf } from './caller'

test.each([
  ['en', 'en'],
  ['pl', 'pl'],
  ['en-GB,en;q=0.9,pl;q=0.8', 'en'],
  ['de-DE, en;q=0.4, PL;q=0.7', 'pl'],
  ['en;q=0, pl;q=0.1', 'pl'],
  ['de', 'pl'],
  ['*', 'pl'],
  ['', 'pl'],
  [';q=1,,en;q=x', 'pl'],
  [undefined, 'pl'],
] as const)('a caller who accepts "%s" gets %s', (accepted, lang) => {
  expect(interfaceLangOf(accepted, 'pl')).toBe(lang)
})

test("a caller without Accept-Language gets the platform's default language, or Polish if that is unknown", () => {
  expect(interfaceLangOf(undefined, 'en')).toBe('en')
  expect(interfaceLangOf(undefined, 'fr')).toBe('pl')
})
