import { interfaceLangs } from '@mowka/domain/interface-lang'
import { writeStored } from '@mowka/domain/storage'
import { localKeys } from '@mowka/domain/storage-keys'
import { expectTextsToMatch } from '@mowka/testing'
import i18next from 'i18next'
import { addTexts, changeInterfaceLang, chooseInterfaceLang, startI18n } from './i18n'
import en from './locales/en.json'
import pl from './locales/pl.json'

const loaderOf = (name: string) => ({
  pl: jest.fn(async () => ({ default: { title: `${name} po polsku`, onlyHere: 'tylko po polsku' } })),
  en: jest.fn(async () => ({ default: { title: `${name} in English` } })),
})

/** A text of a namespace that only this file has. */
const said = (key: string, values = {}): string => i18next.t(key, { ...values, defaultValue: '' })

beforeEach(async () => {
  localStorage.clear()
  await startI18n('pl')
  await i18next.changeLanguage('pl')
})

test('P-I18N-01: the interface is Polish unless something else is chosen', () => {
  expect(chooseInterfaceLang(undefined)).toBe('pl')
  expect(interfaceLangs).toContain('pl')
})

test('P-I18N-03: the environment can name another default', () => {
  expect(chooseInterfaceLang('en')).toBe('en')
  expect(chooseInterfaceLang('xx')).toBe('pl')
})

test('the choice of a person wins over the default, a broken one does not', () => {
  writeStored(localKeys.interfaceLang, 'pl')
  expect(chooseInterfaceLang('en')).toBe('pl')
  writeStored(localKeys.interfaceLang, { lang: 'pl' })
  expect(chooseInterfaceLang('en')).toBe('en')
})

test('P-I18N-02: a text that English lacks is Polish', async () => {
  await addTexts('fallback', loaderOf('fallback'))
  await changeInterfaceLang('en')
  expect(said('fallback:title')).toBe('fallback in English')
  expect(said('fallback:onlyHere')).toBe('tylko po polsku')
})

test('texts of a part are loaded once, and only in the language in use', async () => {
  const loader = loaderOf('once')
  await addTexts('once', loader)
  await addTexts('once', loader)
  expect(loader.pl).toHaveBeenCalledTimes(1)
  expect(loader.en).not.toHaveBeenCalled()
  expect(said('once:title')).toBe('once po polsku')
})

test('a change of the language has the texts of all parts before it happens, and is remembered', async () => {
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

test('P-I18N-02: a part whose English does not load speaks Polish, and without both it says so', async () => {
  const gone = async () => {
    throw new Error('gone')
  }
  await i18next.changeLanguage('en')
  await addTexts('half', { pl: async () => ({ default: { title: 'po polsku' } }), en: gone })
  expect(said('half:title')).toBe('po polsku')
  await expect(addTexts('none', { pl: gone, en: gone })).rejects.toThrow('gone')
})

test('a language that cannot be loaded changes nothing', async () => {
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

test('a key without a text does not compile', () => {
  // @ts-expect-error -- no such key
  expect(i18next.t('common:nothing')).toBe('nothing')
  // @ts-expect-error -- no such namespace
  expect(i18next.t('nowhere:loading')).toBe('loading')
})

test('the common texts say the same in both languages', () => {
  expectTextsToMatch(pl, en)
})

test('a fixed Polish text ends no line in a word of one letter, with what is put into it; English stays as it is', async () => {
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
