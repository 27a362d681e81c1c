import { onlyOneIsSingular } from '../parts'
import type { Variants } from '../types'

const SMALL =
  'zwei/zwo drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig'

const IRREGULAR: Readonly<Record<number, string>> = { 1: 'erst', 3: 'dritt', 7: 'siebt', 8: 'acht' }
const DAYS_OF_MONTH = 31

/** The ordinals of the days of a month in all forms: "erste", "ersten", … */
function ordinals(): [digits: string, word: string][] {
  const upToTwenty = ['ein', ...SMALL.split(' ').map((forms) => forms.replace(/\/.*/, ''))]
  return Array.from({ length: DAYS_OF_MONTH }, (_, index) => index + 1).flatMap((day) => {
    const ten = day > 30 ? 'dreißig' : 'zwanzig'
    const unit = upToTwenty[(day % 10) - 1]
    const cardinal = upToTwenty[day - 1] ?? (unit === undefined ? 'dreißig' : `${unit}und${ten}`)
    const stem = IRREGULAR[day] ?? `${cardinal}${day < 20 ? 't' : 'st'}`
    return ['e', 'en', 'er', 'em', 'es'].map((ending): [string, string] => [String(day), stem + ending])
  })
}

/** German from a keyboard without umlauts: "schoen" for "schön". */
export const withoutUmlauts = (spelling: string): string =>
  spelling.replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter)

export const variants: Variants = {
  numerals: {
    one: 'ein',
    small: SMALL,
    tens: 'dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
    hundreds:
      'hundert/einhundert zweihundert dreihundert vierhundert fünfhundert sechshundert siebenhundert achthundert neunhundert tausend/eintausend',
    joined: (ten, unit) => [`${unit}und${ten}`],
    inflected: ordinals(),
  },
  units: {
    '£': [['pfund', 'pfund']],
    '€': [['euro', 'euro']],
    $: [['dollar', 'dollar']],
    '%': [['prozent', 'prozent']],
  },
  unitForm: onlyOneIsSingular,
  minus: 'minus',
  and: 'und',
  spelling: (word) => word.replace(/ß/g, 'ss'),
  keyboardSpelling: withoutUmlauts,
}
