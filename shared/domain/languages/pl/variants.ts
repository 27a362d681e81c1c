import { withoutLigatures } from '../ligatures'
import type { Variants } from '../types'
import { onlyOneIsSingular } from '../unit-form'

export const variants: Variants = {
  numerals: null,
  units: {},
  unitForm: onlyOneIsSingular,
  minus: 'minus',
  and: 'i',
  spelling: withoutLigatures,
}
