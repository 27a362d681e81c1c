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

export const variants: Variants = {
  numerals: {
    one: 'один',
    small:
      'два/две три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать двадцать',
    tens: 'тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто',
    hundreds: 'сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот тысяча',
    joined: (ten, unit) => [`${ten} ${unit}`],
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
