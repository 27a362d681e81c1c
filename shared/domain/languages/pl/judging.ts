import { onlyCourtesies } from '../combining'
import type { Judging } from '../types'

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
  verbEndings: null,
  otherEndings: null,
  hasTenseAccents: true,
  pronounIssue: 'form',
  formIssue: () => 'form',
  regularBases: () => [],
  accents: null,
  combining: onlyCourtesies(),
}
