import { spokenLanguage } from './languages'

test.each([
  ['eng', 'en'],
  ['ENG', 'en'],
  ['en-US', 'en'],
  ['de', 'de'],
  ['ES', 'es'],
  ['fr_female', 'fr'],
  ['it', 'it'],
  ['ru-RU', 'ru'],
  ['pl', 'pl'],
  ['POL', 'pl'],
  ['alloy', 'en'],
  ['', 'en'],
])('the voice %s speaks %s', (name, language) => {
  expect(spokenLanguage(name)).toBe(language)
})
