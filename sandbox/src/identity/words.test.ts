import { languageOf, wordsOf } from './words'

test.each([
  ['en', 'en'],
  ['en-GB pl', 'en'],
  ['pl en', 'pl'],
  ['de en', 'en'],
  ['de', 'pl'],
  [undefined, 'pl'],
])('ui_locales %s selects %s', (locales, language) => {
  expect(languageOf(locales)).toBe(language)
})

test('no Polish text leaves a one-letter word at the end of a line', () => {
  for (const text of Object.values(wordsOf('pl'))) expect(text).not.toMatch(/(^|\s)[aiouwz] /i)
})
