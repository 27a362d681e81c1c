import type { LangCode } from '../../languages/codes'
import { variantsOf } from '../../languages/variants'
import { uninverted } from './short-forms'
import { MINUS } from './token'

const isNumber = (key: string | undefined): key is string => key !== undefined && /^\d/.test(key)
const isCurrency = (key: string): boolean => /^\p{Sc}$/u.test(key)

/** Returns the names of a unit sign for a number. */
function namesAfter(number: string, sign: string, lang: LangCode): string[] {
  const { units, unitForm } = variantsOf[lang]
  return (units[sign] ?? []).map((forms) => forms[unitForm(Number(number))] ?? forms[1])
}

/** Returns the sign for a unit's name, or `undefined` for other words. */
const signOf = (name: string, lang: LangCode): string | undefined =>
  Object.entries(variantsOf[lang].units).find(([, all]) => all.some((forms) => forms.includes(name)))?.[0]

/** Prices, percentages and measures: "£5" is "5 pounds" and "5 £", "20%" is "20 percent", "5 km" is "5 kilómetros". */
function withUnit(words: readonly string[], lang: LangCode): string[][] {
  const [first = '', second = '', third] = words
  const isSignFirst = isCurrency(first) && isNumber(second)
  const isSign = isCurrency(second) || Object.hasOwn(variantsOf[lang].units, second)
  if (words.length === 2 && (isSignFirst || (isNumber(first) && isSign))) {
    const [number, sign] = isSignFirst ? [second, first] : [first, second]
    const swapped = isCurrency(sign) ? [isSignFirst ? [number, sign] : [sign, number]] : []
    const numbers = [number, ...numeralsOf(number, lang)]
    const named = namesAfter(number, sign, lang).flatMap((name) => numbers.map((each) => `${each} ${name}`))
    return [...swapped, ...named.map((text) => text.split(' '))]
  }
  if (!isNumber(first)) return []
  const sign = signOf(third === undefined ? second : `${second} ${third}`, lang)
  if (sign === undefined) return []
  return isCurrency(sign)
    ? [
        [sign, first],
        [first, sign],
      ]
    : [[first, sign]]
}

function withMinus(words: readonly string[], lang: LangCode): string[][] {
  const [sign, number] = words
  const word = variantsOf[lang].minus
  if (words.length !== 2 || !isNumber(number)) return []
  if (sign === MINUS) return [number, ...numeralsOf(number, lang)].map((each) => [word, ...each.split(' ')])
  return sign === word ? [[MINUS, number]] : []
}

const HOUR = /^\d{1,2}$/
const MINUTES = /^\d{2}$/

/** Spanish minutes in words that aren't a number, as digits. */
const SPANISH_MINUTES: Readonly<Record<string, number>> = { cuarto: 15, media: 30 }

/**
 * Times of day in Spanish: "4 y media" is "4:30", "8 menos cuarto" is "7:45", "las 2" is "las 2:00", "la una" is
 * "la 1".
 */
function spanishTime(words: readonly string[]): string[][] {
  const [first = '', second = '', third = ''] = words
  if (/^las?$/.test(first)) {
    const full = hourOf(second)
    if (full === null) return []
    if (words.length === 3) return MINUTES.test(third) ? [[first, `${full}.${third}`]] : []
    return [
      [first, `${full}.00`],
      [first, String(full)],
    ]
  }
  const hour = hourOf(first)
  if (words.length !== 3 || hour === null || !/^(?:y|menos)$/.test(second)) return []
  const minutes = SPANISH_MINUTES[third] ?? (HOUR.test(third) ? Number(third) : 60)
  if (minutes >= 60 || minutes === 0) return []
  const [shownHour, shownMinutes] =
    second === 'y' ? [hour, minutes] : [hour === 1 ? 12 : hour - 1, 60 - minutes]
  return [[`${shownHour}.${String(shownMinutes).padStart(2, '0')}`]]
}

/** Returns the hour of a word or number, or `null` if it isn't one. */
function hourOf(word: string): number | null {
  const hour = word === 'una' ? 1 : HOUR.test(word) ? Number(word) : 0
  return hour >= 1 && hour <= 24 ? hour : null
}

/** Times of day: "17 Uhr" is "17:00 Uhr", "sept heures" is "7 h", "4 y media" is "4:30". */
function timeOfDay(words: readonly string[], lang: LangCode): string[][] {
  const [first = '', second = '', third] = words
  const [, hour = '', minutes = ''] = /^(\d{1,2})\.(\d{2})$/.exec(first) ?? []
  const isFull = minutes === '00'
  const isTriple = HOUR.test(first) && third !== undefined && MINUTES.test(third)
  if (lang === 'DE') {
    if (second !== 'uhr') return []
    if (isTriple) return [[`${first}.${third}`, 'uhr']]
    if (words.length !== 2) return []
    if (HOUR.test(first)) return [[`${first}.00`, 'uhr']]
    return hour === '' ? [] : [isFull ? [hour, 'uhr'] : [hour, 'uhr', minutes]]
  }
  if (lang === 'ES') return spanishTime(words)
  if (lang !== 'FR') return []
  const isHours = /^heures?$/.test(second)
  if (words.length === 1 && hour !== '')
    return isFull
      ? [
          [hour, 'h'],
          [hour, 'h', '00'],
        ]
      : [[hour, 'h', minutes]]
  if (isTriple && (isHours || second === 'h'))
    return [[first, isHours ? 'h' : 'heures', third], [`${first}.${third}`]]
  if (words.length !== 2 || !HOUR.test(first)) return []
  if (isHours) return [[first, 'h'], [first, 'h', '00'], [`${first}.00`]]
  if (second !== 'h') return []
  const name = first === '1' || first === '0' ? 'heure' : 'heures'
  return [first, ...numeralsOf(first, lang)].map((each) => [...each.split(' '), name])
}

/** German "es" and its short form: "geht's" is "geht es". */
function shortEs(words: readonly string[]): string[][] {
  const [first = '', second] = words
  if (words.length === 2) return second === 'es' && /^\p{L}{2,}$/u.test(first) ? [[`${first}'s`]] : []
  const [, verb] = /^(\p{L}{2,})'s$/u.exec(first) ?? []
  return words.length === 1 && verb !== undefined ? [[verb, 'es']] : []
}

/** Maximum number of words in an expression with alternatives. */
export const MAX_WORDS_TOGETHER = 3

/** Whether words may have alternative spellings, judged by the first one; avoids the full lookup. */
export const mayHaveOtherWays = (first: string, lang: LangCode): boolean =>
  lang === 'DE' ||
  lang === 'ENG' ||
  (lang === 'ES' && /^(?:una|las?)$/.test(first)) ||
  isNumber(first) ||
  isCurrency(first) ||
  first === MINUS ||
  first === variantsOf[lang].minus

/** Returns equivalent spellings of one to three words: signs, units, times and inverted short forms. */
export const otherWays = (words: readonly string[], lang: LangCode): string[][] => [
  ...withUnit(words, lang),
  ...withMinus(words, lang),
  ...timeOfDay(words, lang),
  ...(lang === 'DE' ? shortEs(words) : []),
  ...(lang === 'ENG' ? uninverted(words) : []),
]

const words = (text: string): string[][] => text.split(' ').map((each) => each.split('/'))

type Table = {
  wordsOf: ReadonlyMap<string, readonly string[]>
  digits: ReadonlyMap<string, string>
  /** Digits by ordinal or inflected form. */
  inflected: ReadonlyMap<string, string>
}
const tables = new Map<LangCode, Table>()

function tableOf(lang: LangCode): Table {
  const known = tables.get(lang)
  if (known) return known
  const given = variantsOf[lang].numerals
  const wordsOf = new Map<string, readonly string[]>()
  if (given) {
    const small = words(given.small)
    const tens = [small[18] ?? [], ...words(given.tens)]
    for (const [index, forms] of small.entries()) wordsOf.set(String(index + 2), forms)
    tens.forEach((forms, index) => {
      const value = (index + 2) * 10
      wordsOf.set(String(value), forms)
      for (let unit = 1; unit <= 9; unit++) {
        const units = unit === 1 ? [given.one] : (small[unit - 2] ?? [])
        const all = forms
          .slice(0, 1)
          .flatMap((ten) => units.flatMap((each) => given.joined(ten, each, value + unit)))
        wordsOf.set(String(value + unit), all)
      }
    })
    words(given.hundreds).forEach((forms, index) => {
      wordsOf.set(
        String((index + 1) * 100),
        forms.map((form) => form.replace('_', ' ')),
      )
    })
    if (given.ordinals) {
      wordsOf.set('1', [given.one])
      for (const [digits, word] of given.ordinals) wordsOf.set(digits, [word])
    }
  }
  const digits = new Map(
    [...wordsOf].flatMap(([value, forms]) => forms.map((form) => [form, value] as const)),
  )
  const inflected = new Map(given?.inflected?.map(([value, form]) => [form, value]))
  const table = { wordsOf, digits, inflected }
  tables.set(lang, table)
  return table
}

/** The maximum number of words in a numeral: "treinta y uno". */
export const MAX_NUMBER_WORDS = 3

/** Returns the digits of a numeral in words, or `null` for anything else and for numbers below 2 (1 in English). */
export const digitsOf = (text: string, lang: LangCode): string | null =>
  tableOf(lang).digits.get(text) ?? null

/** Returns the digits that may be typed for a numeral in words, including ordinals and inflected forms. */
export const digitsFor = (text: string, lang: LangCode): string | null =>
  digitsOf(text, lang) ?? tableOf(lang).inflected.get(text) ?? null

/** Returns all spellings of a number in words. */
export const numeralsOf = (digits: string, lang: LangCode): readonly string[] =>
  tableOf(lang).wordsOf.get(digits) ?? []
