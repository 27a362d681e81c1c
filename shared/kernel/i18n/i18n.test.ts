import { localKeys } from '@mowka/domain/browser/storage-keys'
import { interfaceLangs } from '@mowka/domain/languages/codes'
import { expectTextsToMatch } from '@mowka/testing'
import i18next from 'i18next'
import { writeStored } from '../storage/raw'
import { addTexts, changeInterfaceLang, chooseInterfaceLang, startI18n } from './i18n'
import en from './locales/en.json'
import pl from './locales/pl.json'

const loaderOf = (name: string) => ({
  pl: jest.fn(async () => ({ default: { title: `${name} po polsku`, onlyHere: 'tylko po polsku' } })),
  en: jest.fn(async () => ({ default: { title: `${name} in English` } })),
})

/** Returns a text from a namespace that exists only in this file. */
const said = (key: string, values = {}): string => i18next.t(key, { ...values, defaultValue: '' })

beforeEach(async () => {
  localStorage.clear()
  await startI18n('pl')
  await i18next.changeLanguage('pl')
})

test('the default interface language is Polish (P-I18N-01)', () => {
  expect(chooseInterfaceLang(undefined)).toBe('pl')
  expect(interfaceLangs).toContain('pl')
})

test('the environment can set another default language (P-I18N-03)', () => {
  expect(chooseInterfaceLang('en')).toBe('en')
  expect(chooseInterfaceLang('xx')).toBe('pl')
})

test('a stored language overrides the default, an invalid one does not', () => {
  writeStored(localKeys.interfaceLang, 'pl')
  expect(chooseInterfaceLang('en')).toBe('pl')
  writeStored(localKeys.interfaceLang, { lang: 'pl' })
  expect(chooseInterfaceLang('en')).toBe('en')
})

test('a text missing in English falls back to Polish (P-I18N-02)', async () => {
  await addTexts('fallback', loaderOf('fallback'))
  await changeInterfaceLang('en')
  expect(said('fallback:title')).toBe('fallback in English')
  expect(said('fallback:onlyHere')).toBe('tylko po polsku')
})

test('texts of a namespace are loaded once, and only in the current language', async () => {
  const loader = loaderOf('once')
  await addTexts('once', loader)
  await addTexts('once', loader)
  expect(loader.pl).toHaveBeenCalledTimes(1)
  expect(loader.en).not.toHaveBeenCalled()
  expect(said('once:title')).toBe('once po polsku')
})

test('the texts of a namespace may have several loaders, in all languages', async () => {
  await addTexts('parts', {
    pl: async () => ({ default: { one: 'jeden' } }),
    en: async () => ({ default: { one: 'one' } }),
  })
  await addTexts('parts', {
    pl: async () => ({ default: { two: 'dwa' } }),
    en: async () => ({ default: { two: 'two' } }),
  })
  expect([said('parts:one'), said('parts:two')]).toEqual(['jeden', 'dwa'])
  await changeInterfaceLang('en')
  expect([said('parts:one'), said('parts:two')]).toEqual(['one', 'two'])
})

test('changing the language loads the texts of all namespaces first, and stores the choice', async () => {
  const [first, second] = [loaderOf('first'), loaderOf('second')]
  await addTexts('first', first)
  await addTexts('second', second)
  let seen = ''
  const look = () => {
    seen = `${said('first:title')}, ${said('second:title')}, ${i18next.t('common:loading')}`
  }
  i18next.on('languageChanged', look)
  await changeInterfaceLang('en')
  i18next.off('languageChanged', look)
  expect(seen).toBe(`first in English, second in English, ${en.loading}`)
  expect(document.documentElement.lang).toBe('en')
  expect(chooseInterfaceLang(undefined)).toBe('en')
  await changeInterfaceLang('pl')
  await changeInterfaceLang('en')
  expect(first.en).toHaveBeenCalledTimes(1)
})

test('a namespace whose English fails to load falls back to Polish, and shows an error if both fail (P-I18N-02)', async () => {
  const gone = async () => {
    throw new Error('gone')
  }
  await i18next.changeLanguage('en')
  await addTexts('half', { pl: async () => ({ default: { title: 'po polsku' } }), en: gone })
  expect(said('half:title')).toBe('po polsku')
  await expect(addTexts('none', { pl: gone, en: gone })).rejects.toThrow('gone')
})

test('a language that fails to load is not selected', async () => {
  await addTexts('lame', {
    pl: async () => ({ default: { title: 'po polsku' } }),
    en: async () => {
      throw new Error('gone')
    },
  })
  await expect(changeInterfaceLang('en')).rejects.toThrow('gone')
  expect(i18next.language).toBe('pl')
  expect(chooseInterfaceLang(undefined)).toBe('pl')
})

test('an unknown translation key does not compile', () => {
  // @ts-expect-error -- no such key
  expect(i18next.t('common:nothing')).toBe('nothing')
  // @ts-expect-error -- no such namespace
  expect(i18next.t('nowhere:loading')).toBe('loading')
})

test('the common texts have the same keys and placeholders in both languages', () => {
  expectTextsToMatch(pl, en)
})

test('Polish texts get no-break spaces after one-letter words, interpolated values included; English texts are unchanged', async () => {
  const lines = {
    pl: async () => ({ default: { left: 'Zostało {{count}} zdań w lekcji: {{name}}' } }),
    en: async () => ({ default: { left: 'A lesson with {{count}} sentences: {{name}}' } }),
  }
  await addTexts('lines', lines)
  const left = () => said('lines:left', { count: 5, name: 'dom i miasto' })
  expect(left()).toBe('Zostało 5\u00a0zdań w\u00a0lekcji: dom i\u00a0miasto')
  await i18next.changeLanguage('en')
  await addTexts('lines', lines)
  expect(left()).toBe('A lesson with 5 sentences: dom i miasto')
})
