import { onlyOneIsSingular, ordinalForms, withoutLigatures } from '../parts'
import type { Variants } from '../types'

const ORDINALS = 'primo secondo terzo quarto quinto sesto settimo ottavo nono decimo'

export const variants: Variants = {
  numerals: {
    one: 'uno',
    small:
      'due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
    tens: 'trenta quaranta cinquanta sessanta settanta ottanta novanta',
    hundreds:
      'cento duecento trecento quattrocento cinquecento seicento settecento ottocento novecento mille',
    joined: (ten, unit) => [`${/^[uo]/.test(unit) ? ten.slice(0, -1) : ten}${unit === 'tre' ? 'tré' : unit}`],
    inflected: ordinalForms(ORDINALS, ['o', 'a', 'i', 'e']),
  },
  units: {
    '£': [['sterlina', 'sterline']],
    '€': [['euro', 'euro']],
    $: [['dollaro', 'dollari']],
    '%': [['per cento', 'per cento']],
  },
  unitForm: onlyOneIsSingular,
  minus: 'meno',
  and: 'e',
  spelling: withoutLigatures,
}
