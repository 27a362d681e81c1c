import { withoutMarks } from '../../judge/marks'
import type { Variants } from '../types'
import { onlyOneIsSingular } from '../variant-parts'
import { american } from './american-spelling'

const WORDS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first'.split(
    ' ',
  )

const digitsOf = (value: number): string => {
  const ending = { 1: 'st', 2: 'nd', 3: 'rd' }[value % 10]
  return `${value}${(Math.floor(value / 10) !== 1 && ending) || 'th'}`
}

/** The days of a month. */
const ordinals = WORDS.map((word, index) => [digitsOf(index + 1), word] as const)

export const variants: Variants = {
  numerals: {
    one: 'one',
    small:
      'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
    tens: 'thirty forty fifty sixty seventy eighty ninety',
    hundreds:
      'one_hundred/a_hundred two_hundred three_hundred four_hundred five_hundred six_hundred seven_hundred eight_hundred nine_hundred one_thousand/a_thousand',
    joined: (ten, unit) => [`${ten}-${unit}`, `${ten} ${unit}`],
    ordinals,
  },
  units: {
    '£': [['pound', 'pounds']],
    '€': [['euro', 'euros']],
    $: [['dollar', 'dollars']],
    '%': [
      ['percent', 'percent'],
      ['per cent', 'per cent'],
    ],
  },
  unitForm: onlyOneIsSingular,
  minus: 'minus',
  and: 'and',
  spelling: (word) => american(withoutMarks(word)),
}
