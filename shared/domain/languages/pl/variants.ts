import type { Variants } from '../types'
import { onlyOneIsSingular, withoutLigatures } from '../variant-parts'

export const variants: Variants = {
  numerals: null,
  units: {},
  unitForm: onlyOneIsSingular,
  minus: 'minus',
  and: 'i',
  spelling: withoutLigatures,
}
