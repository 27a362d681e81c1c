import { onlyOneIsSingular } from '../parts'
import type { Variants } from '../types'

export const variants: Variants = {
  numerals: {
    one: 'ein',
    small:
      'zwei/zwo drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
    tens: 'dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
    hundreds:
      'hundert/einhundert zweihundert dreihundert vierhundert fünfhundert sechshundert siebenhundert achthundert neunhundert tausend/eintausend',
    joined: (ten, unit) => [`${unit}und${ten}`],
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
}
