import { onlyOneIsSingular, withoutLigatures } from '../parts'
import type { Variants } from '../types'

export const variants: Variants = {
  numerals: null,
  units: {},
  unitForm: onlyOneIsSingular,
  minus: 'minus',
  and: 'i',
  spelling: withoutLigatures,
}
