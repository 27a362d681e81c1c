import { onlyOneIsSingular, withoutLigatures } from '../parts'
import type { Variants } from '../types'

const SMALL =
  'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt'

/** French builds 70 to 99 on sixty and four times twenty: 71 is "soixante et onze", 92 "quatre-vingt-douze". */
function joined(ten: string, unit: string, value: number): readonly string[] {
  const base = value >= 80 ? 'quatre-vingt' : 'soixante'
  const isShifted = (value > 70 && value < 80) || value > 90
  const rest = isShifted ? (SMALL.split(' ')[(value % 20) - 2] ?? '') : unit
  const head = isShifted || value > 80 ? base : ten
  const withAnd = value % 10 === 1 && value < 80
  return withAnd ? [`${head} et ${rest}`, `${head}-et-${rest}`] : [`${head}-${rest}`]
}

const TENS = 'trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix'

/** Numbers before a feminine noun: "vingt et une minutes", "quatre-vingt-une pages". */
const feminine: readonly (readonly [digits: string, words: string])[] = [
  ...['vingt', ...TENS.split(' ').slice(0, 4)].map(
    (ten, index) => [String((index + 2) * 10 + 1), `${ten} et une`] as const,
  ),
  ['81', 'quatre-vingt-une'],
]

const ORDINALS = 'deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième'

/** Ordinals in digits: 1er, 1re, 2e to 10e. */
const ordinals: readonly (readonly [digits: string, word: string])[] = [
  ['1er', 'premier'],
  ['1re', 'première'],
  ...ORDINALS.split(' ').map((word, index) => [`${index + 2}e`, word] as const),
]

export const variants: Variants = {
  numerals: {
    one: 'un',
    small: SMALL,
    tens: TENS,
    hundreds:
      'cent deux_cents trois_cents quatre_cents cinq_cents six_cents sept_cents huit_cents neuf_cents mille',
    joined,
    inflected: [...ordinals, ...feminine],
    hasOptionalHyphens: true,
  },
  units: {
    min: [['minute', 'minutes']],
    km: [['kilomètre', 'kilomètres']],
    kg: [
      ['kilo', 'kilos'],
      ['kilogramme', 'kilogrammes'],
    ],
    '£': [['livre', 'livres']],
    '€': [['euro', 'euros']],
    $: [['dollar', 'dollars']],
    '%': [['pour cent', 'pour cent']],
  },
  unitForm: onlyOneIsSingular,
  minus: 'moins',
  and: 'et',
  spelling: withoutLigatures,
}
