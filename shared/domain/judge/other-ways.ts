import type { LangCode } from '../lang-code'
import { variantsOf } from '../languages/variants'
import { numeralsOf } from './numbers'
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

/** Prices and percentages: "£5" is "5 pounds" and "5 £", "20%" is "20 percent". */
function withUnit(words: readonly string[], lang: LangCode): string[][] {
  const [first = '', second = '', third] = words
  const isSignFirst = isCurrency(first) && isNumber(second)
  if (words.length === 2 && (isSignFirst || (isNumber(first) && (isCurrency(second) || second === '%')))) {
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

/** Times of day: "17 Uhr" is "17:00 Uhr", "sept heures" is "7 h". */
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
  if (lang !== 'FR') return []
  const isHours = /^heures?$/.test(second)
  if (words.length === 1 && hour !== '') return isFull ? [[hour, 'h']] : [[hour, 'h', minutes]]
  if (isTriple && (isHours || second === 'h'))
    return [[first, isHours ? 'h' : 'heures', third], [`${first}.${third}`]]
  if (words.length !== 2 || !HOUR.test(first)) return []
  if (isHours) return [[first, 'h'], [`${first}.00`]]
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
