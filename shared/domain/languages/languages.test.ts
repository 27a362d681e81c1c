import { langCodes } from './codes'
import { phrases } from './facts'
import {
  DEFAULT_SOURCE_LANG,
  DEFAULT_TARGET_LANG,
  langFromPath,
  langTag,
  langToPath,
  languageAdverb,
  languageLocative,
  languageName,
  languageOf,
  languages,
  languageTitle,
  specialCharacters,
} from './languages'

test('the default languages are Polish for questions and English for answers (P-I18N-04, P-I18N-05)', () => {
  expect(DEFAULT_SOURCE_LANG).toBe('PL')
  expect(DEFAULT_TARGET_LANG).toBe('ENG')
})

test('the languages are English, German, Spanish, French, Italian, Russian and Polish (P-I18N-06, P-I18N-07)', () => {
  expect(languages.map(({ langCode }) => langCode).sort()).toEqual(
    ['DE', 'ENG', 'ES', 'FR', 'IT', 'PL', 'RU'].sort(),
  )
  expect([...langCodes].sort()).toEqual(languages.map(({ langCode }) => langCode).sort())
})

test('a language has its code, a flag and the key of its full name (P-I18N-08)', () => {
  expect(languageOf('DE')).toEqual({
    langCode: 'DE',
    flagIcon: 'DE',
    fullNameTK: 'common:language.DE',
    tag: 'de',
  })
})

test('langTag returns BCP 47 tags', () => {
  expect(langTag('ENG')).toBe('en')
  expect(langTag('PL')).toBe('pl')
})

test.each([
  ['eng', 'ENG'],
  ['ENG', 'ENG'],
  ['ru', 'RU'],
  ['xx', null],
  ['', null],
  [undefined, null],
])('the path segment %p is the language %p (C49)', (text, lang) => {
  expect(langFromPath(text)).toBe(lang)
})

test('a language in a path is in lower case and is read back (C49)', () => {
  expect(langToPath('ENG')).toBe('eng')
  for (const { langCode } of languages) expect(langFromPath(langToPath(langCode))).toBe(langCode)
})

test('the special characters of a language are single characters without duplicates (C12)', () => {
  for (const characters of Object.values(specialCharacters)) {
    expect(characters.every((each) => [...each].length === 1)).toBe(true)
    expect(new Set(characters).size).toBe(characters.length)
  }
  expect(specialCharacters.DE).toEqual(['ä', 'ö', 'ü', 'ß'])
  expect(specialCharacters.ENG).toEqual([])
})

test('every language has its own greeting and invitation to continue', () => {
  const texts = languages.flatMap(({ langCode }) => Object.values(phrases[langCode]))
  expect(new Set(texts).size).toBe(2 * languages.length)
  expect(phrases.FR.greeting).toBe('Salut\u202f!')
})

test('a language has a name for each position in a sentence', () => {
  expect(languageTitle('IT', 'pl')).toBe('Włoski')
  expect(languageName('IT', 'pl')).toBe('włoski')
  expect(languageTitle('IT', 'en')).toBe('Italian')
  expect(languageName('IT', 'en')).toBe('Italian')
})

test('Polish language names are inflected', () => {
  const forms = languages.map(({ langCode }) => [
    languageAdverb(langCode, 'pl'),
    languageLocative(langCode, 'pl'),
  ])
  expect(forms).toEqual([
    ['po angielsku', 'w angielskim'],
    ['po niemiecku', 'w niemieckim'],
    ['po hiszpańsku', 'w hiszpańskim'],
    ['po francusku', 'we francuskim'],
    ['po włosku', 'we włoskim'],
    ['po rosyjsku', 'w rosyjskim'],
    ['po polsku', 'w polskim'],
  ])
})
