import { changeInterfaceLang, startI18n } from '@mowka/kernel/i18n'
import i18next from 'i18next'
import { withTexts } from './with-texts'

const said = (key: string): string => i18next.t(key, { defaultValue: '' })

test('a component on demand comes with its texts in the current language, and follows the language', async () => {
  await startI18n('pl')
  const texts = {
    namespace: 'extra',
    pl: jest.fn(async () => ({ default: { title: 'Tytuł' } })),
    en: jest.fn(async () => ({ default: { title: 'Title' } })),
  }
  const part = { default: 'the component' }
  expect(await withTexts(Promise.resolve(part), texts)).toBe(part)
  expect(said('extra:title')).toBe('Tytuł')
  expect(texts.en).not.toHaveBeenCalled()
  await changeInterfaceLang('en')
  expect(said('extra:title')).toBe('Title')
  await changeInterfaceLang('pl')
  expect(texts.pl).toHaveBeenCalledTimes(1)
})
