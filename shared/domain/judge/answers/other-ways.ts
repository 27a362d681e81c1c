import type { LangCode } from '../../languages/codes'
import { rewordings } from '../../languages/rewordings'
import { variantsOf } from '../../languages/variants'
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

/** Maximum number of words in an expression with alternatives. */
export const MAX_WORDS_TOGETHER = 3

/** Whether words may have alternative spellings, judged by the first one; avoids the full lookup. */
export const mayHaveOtherWays = (first: string, lang: LangCode): boolean =>
  rewordings[lang]?.mayBegin(first) === true ||
  isNumber(first) ||
  isCurrency(first) ||
  first === MINUS ||
  first === variantsOf[lang].minus

/** Returns equivalent spellings of one to three words: signs, units, and what only their language has. */
export const otherWays = (words: readonly string[], lang: LangCode): string[][] => [
  ...withUnit(words, lang),
  ...withMinus(words, lang),
  ...(rewordings[lang]?.of(words, (digits) => numeralsOf(digits, lang)) ?? []),
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
