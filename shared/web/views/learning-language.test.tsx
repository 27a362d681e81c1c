import { startI18n } from '@mowka/kernel/i18n'
import { renderHook } from '@testing-library/react'
import i18next from 'i18next'
import { nextLanguage, useLanguageNames } from './learning-language'

beforeAll(() => startI18n('pl'))

const names = () => renderHook(() => useLanguageNames()).result.current

afterEach(() => i18next.changeLanguage('pl'))

test('language names inside a Polish sentence are in lower case', () => {
  expect(names().nameOf('ENG')).toBe('angielski')
  expect(names().adverbOf('ENG')).toBe('po angielsku')
  expect(names().listOf(['ENG', 'DE', 'IT'])).toBe('angielski, niemiecki i włoski')
})

test('language names inside an English sentence begin with a capital letter', async () => {
  await i18next.changeLanguage('en')
  expect(names().nameOf('ENG')).toBe('English')
  expect(names().adverbOf('ENG')).toBe('in English')
  expect(names().listOf(['ENG', 'DE', 'IT'])).toBe('English, German, and Italian')
})

test('language names at the beginning of a text begin with a capital letter', () => {
  expect([names().titleOf('DE'), names().adverbTitleOf('DE')]).toEqual(['Niemiecki', 'Po niemiecku'])
})

test('the next language is the current one if it was opened, otherwise the first that was opened', () => {
  expect(nextLanguage(['ENG', 'DE'], 'DE')).toBe('DE')
  expect(nextLanguage(['ENG', 'DE'], 'IT')).toBe('ENG')
  expect(nextLanguage([], 'IT')).toBeNull()
})
