import { renderHook } from '@testing-library/react'
import i18next from 'i18next'
import { addTexts, startI18n } from '../i18n'
import { nextLanguage, useLanguageNames } from './learning-language'

beforeAll(() => startI18n('pl'))

const list = () => renderHook(() => useLanguageNames()).result.current.listOf(['ENG', 'DE', 'IT'])

test('lists names of languages for a sentence of the interface language', async () => {
  expect(list()).toBe('angielski, niemiecki i włoski')
  await i18next.changeLanguage('en')
  await addTexts('common', {
    pl: () => import('../i18n/locales/pl.json'),
    en: () => import('../i18n/locales/en.json'),
  })
  expect(list()).toBe('English, German, and Italian')
  await i18next.changeLanguage('pl')
})

test('stays with the current language if it was opened, otherwise leads into the first one', () => {
  expect(nextLanguage(['ENG', 'DE'], 'DE')).toBe('DE')
  expect(nextLanguage(['ENG', 'DE'], 'IT')).toBe('ENG')
  expect(nextLanguage([], 'IT')).toBeNull()
})
