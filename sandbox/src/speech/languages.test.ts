import { spokenLanguage, spokenVoice } from './languages'

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

test.each([
  ['de', 'de'],
  ['de_female', 'de+f2'],
  ['de_female-2', 'de+f5'],
  ['eng_male-2', 'en-us+m7'],
  ['de_child', 'de'],
])('maps the voice %s to %s of eSpeak NG', (name, voice) => {
  expect(spokenVoice(name)).toBe(voice)
})
