import { type Mistake, mistakeCodes } from '@mowka/domain/rules'
import { expectTextsToMatch } from '@mowka/testing'
import i18next from 'i18next'
import en from './locales/en.json'
import pl from './locales/pl.json'

test('form texts have the same keys and placeholders in both languages', () => {
  expectTextsToMatch(pl, en)
})

test('every validation error has a text', () => {
  expect(Object.keys(pl.mistake).sort()).toEqual([...mistakeCodes].sort())
})

test.each<[string, Mistake, string]>([
  ['P-FORM-01', { code: 'REQUIRED' }, 'Pole jest wymagane'],
  ['P-FORM-02', { code: 'TOO_FEW_CHOSEN', min: 1 }, 'Wybierz przynajmniej jeden element.'],
  ['P-FORM-03', { code: 'TOO_SHORT', min: 2 }, 'Wymagane co najmniej 2 znaki'],
  ['P-FORM-04', { code: 'TOO_LONG', max: 150 }, 'Maksymalnie 150 znaków.'],
  ['P-FORM-05', { code: 'EMAIL' }, 'Wpisz poprawny adres e-mail.'],
  ['P-FORM-06', { code: 'NIP' }, 'Wpisz poprawny numer NIP.'],
  ['P-FORM-07', { code: 'ZIP_CODE' }, 'Wpisz poprawny kod pocztowy.'],
])('in %s the error %j is "%s"', async (_, { code, ...limits }, text) => {
  const own = i18next.createInstance()
  await own.init({ lng: 'pl', resources: { pl: { forms: pl } }, defaultNS: 'forms' })
  expect(own.getFixedT('pl', 'forms')(`mistake.${code}`, limits)).toBe(text)
})
