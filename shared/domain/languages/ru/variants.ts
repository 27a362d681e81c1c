import type { Variants } from '../types'

/** Latin letters that look like Cyrillic ones. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'а',
  c: 'с',
  e: 'е',
  o: 'о',
  p: 'р',
  x: 'х',
  y: 'у',
  k: 'к',
  m: 'м',
  t: 'т',
  h: 'н',
  b: 'в',
}

/** One, two to four, five and more: 1 рубль, 2 рубля, 5 рублей, 21 рубль. */
function unitForm(count: number) {
  const rest = count % 100
  if (rest % 10 === 1 && rest !== 11) return 0
  return rest % 10 >= 2 && rest % 10 <= 4 && (rest < 12 || rest > 14) ? 1 : 2
}

/** Oblique cases and collective numerals, by digits. */
const CASES: Readonly<Record<string, string>> = {
  2: 'двух двум двумя двое',
  3: 'трёх трём тремя трое',
  4: 'четырёх четырём четырьмя',
  5: 'пяти пятью',
  6: 'шести шестью',
  7: 'семи семью',
  8: 'восьми восемью',
  9: 'девяти девятью',
  10: 'десяти десятью',
  11: 'одиннадцати',
  12: 'двенадцати',
  13: 'тринадцати',
  14: 'четырнадцати',
  15: 'пятнадцати',
  16: 'шестнадцати',
  17: 'семнадцати',
  18: 'восемнадцати',
  19: 'девятнадцати',
  20: 'двадцати',
  30: 'тридцати',
  40: 'сорока',
  50: 'пятидесяти',
  100: 'ста',
}

/** Stems of the ordinals from 1 to 20, then 30; the third has other endings. */
const ORDINALS =
  'перв втор треть четвёрт пят шест седьм восьм девят десят одиннадцат двенадцат тринадцат четырнадцат пятнадцат шестнадцат семнадцат восемнадцат девятнадцат двадцат'
const HARD_ENDINGS = 'ый ой ое ая ого ому ым ом ую ые ых'
const SOFT_ENDINGS = 'е я его ему им ем ей ю и их'

/** The ordinals of the days of a month: "пятого мая" is "5 мая". */
function ordinals(): [digits: string, words: string][] {
  const stems = ORDINALS.split(' ')
  const formsOf = (stem: string) => {
    const endings = stem.endsWith('ь') ? SOFT_ENDINGS : HARD_ENDINGS
    return endings.split(' ').map((ending) => stem + ending)
  }
  const compound = (ten: string, value: number, count: number) =>
    stems
      .slice(0, count)
      .flatMap((stem, index) =>
        formsOf(stem).map((form): [string, string] => [String(value + index + 1), `${ten} ${form}`]),
      )
  return [
    ...stems.flatMap((stem, index) =>
      formsOf(stem).map((form): [string, string] => [String(index + 1), form]),
    ),
    ['3', 'третий'],
    ...formsOf('тридцат').map((form): [string, string] => ['30', form]),
    ...compound('двадцать', 20, 9),
    ...compound('тридцать', 30, 1),
  ]
}

const inflected: readonly (readonly [digits: string, words: string])[] = [
  ...Object.entries(CASES).flatMap(([digits, forms]) =>
    forms.split(' ').map((form): [string, string] => [digits, form]),
  ),
  ...ordinals(),
]

export const variants: Variants = {
  numerals: {
    one: 'один',
    small:
      'два/две три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать двадцать',
    tens: 'тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто',
    hundreds: 'сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот тысяча',
    joined: (ten, unit) => [`${ten} ${unit}`],
    inflected,
  },
  units: {
    '£': [['фунт', 'фунта', 'фунтов']],
    '€': [['евро', 'евро']],
    $: [['доллар', 'доллара', 'долларов']],
    '%': [['процент', 'процента', 'процентов']],
  },
  unitForm,
  minus: 'минус',
  and: 'и',
  // The stress mark is for textbooks only, and ё is optional.
  spelling: (word) =>
    word
      .normalize('NFD')
      .replace(/\u0301/g, '')
      .normalize('NFC')
      .replace(/ё/g, 'е')
      .replace(/[aceopxykmthb]/g, (letter) => LOOK_ALIKES[letter] ?? letter),
}
