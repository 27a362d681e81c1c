import type { LangCode } from '../../languages/codes'
import { digitsOf, MAX_NUMBER_WORDS, numeralsOf } from './other-ways'

/** Number words; alternative forms after a slash. */
const written: Partial<Record<LangCode, string>> = {
  ENG: '1=one, 2=two, 3=three, 12=twelve, 13=thirteen, 19=nineteen, 20=twenty, 21=twenty-one/twenty one, 30=thirty, 38=thirty-eight/thirty eight, 70=seventy, 90=ninety, 99=ninety-nine/ninety nine, 100=one hundred/a hundred',
  DE: '1=, 2=zwei/zwo, 3=drei, 12=zwölf, 16=sechzehn, 20=zwanzig, 21=einundzwanzig, 22=zweiundzwanzig/zwoundzwanzig, 31=einunddreißig, 38=achtunddreißig, 71=einundsiebzig, 99=neunundneunzig, 100=hundert/einhundert',
  ES: '1=, 2=dos, 15=quince, 16=dieciséis, 20=veinte, 21=veintiuno, 22=veintidós, 29=veintinueve, 30=treinta, 31=treinta y uno, 38=treinta y ocho, 90=noventa, 99=noventa y nueve, 100=cien/ciento',
  FR: '1=, 2=deux, 16=seize, 17=dix-sept, 20=vingt, 21=vingt et un/vingt-et-un, 22=vingt-deux, 61=soixante et un/soixante-et-un, 69=soixante-neuf, 70=soixante-dix, 71=soixante et onze/soixante-et-onze, 72=soixante-douze, 77=soixante-dix-sept, 79=soixante-dix-neuf, 80=quatre-vingts, 81=quatre-vingt-un, 88=quatre-vingt-huit, 90=quatre-vingt-dix, 91=quatre-vingt-onze, 99=quatre-vingt-dix-neuf, 100=cent',
  IT: '1=, 2=due, 3=tre, 16=sedici, 20=venti, 21=ventuno, 22=ventidue, 23=ventitré, 28=ventotto, 30=trenta, 33=trentatré, 38=trentotto, 91=novantuno, 99=novantanove, 100=cento',
  RU: '1=, 2=два/две, 3=три, 12=двенадцать, 20=двадцать, 21=двадцать один, 22=двадцать два/двадцать две, 38=тридцать восемь, 40=сорок, 90=девяносто, 99=девяносто девять, 100=сто',
}

describe.each(Object.entries(written))('U05: numbers in %s', (code, list) => {
  const lang = code as LangCode
  const numbers = list.split(', ').map((each) => each.split('='))

  test.each(numbers)('%s in words is %s', (digits = '', words = '') => {
    expect(numeralsOf(digits, lang).join('/')).toBe(words)
    for (const form of words.split('/').filter(Boolean)) expect(digitsOf(form, lang)).toBe(digits)
  })

  test('numbers from 2 to 100 have distinct words', () => {
    const all = Array.from({ length: 99 }, (_, at) => numeralsOf(String(at + 2), lang))
    expect(all.every((forms) => forms.length > 0 && forms.every(Boolean))).toBe(true)
    expect(new Set(all.flat()).size).toBe(all.flat().length)
    for (const form of all.flat()) expect(form.split(' ').length).toBeLessThanOrEqual(MAX_NUMBER_WORDS)
  })

  test('numbers above 100 have no words', () => {
    expect(numeralsOf('101', lang)).toEqual([])
    expect(numeralsOf('0', lang)).toEqual([])
    expect(digitsOf('xyz', lang)).toBeNull()
  })
})

test.each([
  ['first', '1st'],
  ['second', '2nd'],
  ['third', '3rd'],
  ['fourth', '4th'],
  ['eleventh', '11th'],
  ['twelfth', '12th'],
  ['thirteenth', '13th'],
  ['twentieth', '20th'],
  ['twenty-first', '21st'],
  ['twenty-second', '22nd'],
  ['twenty-third', '23rd'],
  ['thirty-first', '31st'],
])('the ordinal %s is %s (U05)', (word, digits) => expect(digitsOf(word, 'ENG')).toBe(digits))

test('a number has at most three words', () => {
  expect(MAX_NUMBER_WORDS).toBe(3)
  expect(numeralsOf('2', 'PL')).toEqual([])
})
