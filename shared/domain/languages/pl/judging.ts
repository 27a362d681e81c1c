import { onlyAddedCourtesies, onlyCourtesies } from '../combining'
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
  areRegularFormsMistakes: false,
  isMistake: null,
  isOtherByApostrophe: null,
  fullSpellings: null,
  accents: null,
  combining: onlyCourtesies(),
  additions: onlyAddedCourtesies(),
  orders: null,
  moving: null,
  addresses: null,
}

const REQUESTS = /(?<!\p{L})(?:poproszę|poprosimy|proszę o|prosimy o|(?:po)?prosić)(?!\p{L})/iu
const POLITE_QUESTIONS = /(?<!\p{L})(?:mogę|możemy|możesz|możecie|mógł\p{L}+|mogł\p{L}+)(?!\p{L}).*\?/iu

/**
 * Whether a Polish prompt asks for something politely, so that a courtesy may be added to its translation. „Proszę”
 * alone may also hand something over, and „chciałbym” may be a wish.
 */
export const asksPolitely = (prompt: string): boolean =>
  REQUESTS.test(prompt) || POLITE_QUESTIONS.test(prompt)
