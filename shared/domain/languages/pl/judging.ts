import { withoutLigatures } from '../ligatures'
import type { Judging } from '../types'
import { onlyOneIsSingular } from '../unit-form'

export const judging: Judging = {
  classes: {
    prepositions: '',
    negations: '',
    auxiliaries: [],
    pronouns: [],
    verbs: [],
    subjects: '',
    determiners: '',
  },
  numerals: null,
  units: {},
  unitForm: onlyOneIsSingular,
  minus: 'minus',
  and: 'i',
  verbEndings: null,
  otherEndings: null,
  hasTenseAccents: true,
  pronounIssue: 'form',
  formIssue: () => 'form',
  regularBases: () => [],
  accents: null,
  spelling: withoutLigatures,
}
