import { withoutMarks } from '../../judge/marks'
import type { Variants } from '../types'
import { onlyOneIsSingular } from '../unit-form'
import { american } from './american-spelling'
import { ordinals } from './ordinals'

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
