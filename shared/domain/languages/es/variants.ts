import { onlyOneIsSingular, ordinalForms, withoutLigatures } from '../parts'
import type { Variants } from '../types'

const TENS = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'
const HUNDREDS =
  'cien/ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos mil'
const twenties =
  'veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  )

const ORDINALS = 'primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo'

/** Forms before a noun, which depend on its gender: "cuarenta y un años", "doscientas personas". */
function beforeNouns(): [digits: string, words: string][] {
  const withOne = TENS.split(' ').flatMap((ten, index): [string, string][] =>
    ['un', 'una'].map((one) => [String((index + 3) * 10 + 1), `${ten} y ${one}`]),
  )
  const hundreds = HUNDREDS.split(' ')
    .map((form, index): [string, string] => [String((index + 1) * 100), form.replace(/os$/, 'as')])
    .filter(([, form]) => form.endsWith('as'))
  return [['21', 'veintiún'], ['21', 'veintiuna'], ...withOne, ...hundreds]
}

/** Abbreviations of titles and their full forms. */
const TITLES: Readonly<Record<string, string>> = {
  sr: 'señor',
  sra: 'señora',
  srta: 'señorita',
  dr: 'doctor',
  dra: 'doctora',
  ud: 'usted',
  uds: 'ustedes',
}

export const variants: Variants = {
  numerals: {
    one: 'uno',
    small:
      'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
    tens: TENS,
    hundreds: HUNDREDS,
    joined: (ten, unit, value) => (value < 30 ? [twenties[value - 21] ?? ''] : [`${ten} y ${unit}`]),
    inflected: [
      ...ordinalForms(ORDINALS, ['o', 'a', 'os', 'as']),
      // Short forms before a masculine noun.
      ['1', 'primer'],
      ['3', 'tercer'],
      // The first day of a month may be a cardinal: "el uno de mayo".
      ['1', 'uno'],
      ...beforeNouns(),
    ],
  },
  units: {
    '£': [['libra', 'libras']],
    '€': [['euro', 'euros']],
    $: [['dólar', 'dólares']],
    '%': [['por ciento', 'por ciento']],
    km: [['kilómetro', 'kilómetros']],
    kg: [
      ['kilogramo', 'kilogramos'],
      ['kilo', 'kilos'],
    ],
    min: [['minuto', 'minutos']],
  },
  unitForm: onlyOneIsSingular,
  minus: 'menos',
  and: 'y',
  spelling: (word) => TITLES[word] ?? withoutLigatures(word),
}
