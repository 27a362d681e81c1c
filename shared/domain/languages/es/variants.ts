import { onlyOneIsSingular, ordinalForms, withoutLigatures } from '../parts'
import type { Variants } from '../types'

const twenties =
  'veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  )

const ORDINALS = 'primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo'

export const variants: Variants = {
  numerals: {
    one: 'uno',
    small:
      'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
    tens: 'treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    hundreds:
      'cien/ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos mil',
    joined: (ten, unit, value) => (value < 30 ? [twenties[value - 21] ?? ''] : [`${ten} y ${unit}`]),
    inflected: [
      ...ordinalForms(ORDINALS, ['o', 'a', 'os', 'as']),
      // Short forms before a masculine noun.
      ['1', 'primer'],
      ['3', 'tercer'],
    ],
  },
  units: {
    '£': [['libra', 'libras']],
    '€': [['euro', 'euros']],
    $: [['dólar', 'dólares']],
    '%': [['por ciento', 'por ciento']],
  },
  unitForm: onlyOneIsSingular,
  minus: 'menos',
  and: 'y',
  spelling: withoutLigatures,
}
