import type { ExerciseAnswers, RefusedAnswer } from '@mowka/contract/schemas/editor/exercise'
import type { DiffPiece } from '@mowka/contract/schemas/trainer'

const piece = (mark: DiffPiece['mark'], typed: string, expected: string): DiffPiece => ({
  mark,
  typed,
  expected,
  letters: [],
  issue: null,
})

/** A refused answer as the server returns it. */
export const refused = (change: Partial<RefusedAnswer> = {}): RefusedAnswer => ({
  normalForm: 'i enjoy my house',
  typed: 'I enjoy my house',
  people: 12,
  disputedBy: 3,
  diff: [
    piece('same', 'I ', 'I '),
    piece('changed', 'enjoy', 'like'),
    piece('same', ' my house.', ' my house.'),
  ],
  ...change,
})

/** An exercise with refused answers, as the server returns it. */
export const stumbled = (change: Partial<ExerciseAnswers> = {}): ExerciseAnswers => ({
  _id: 'e1',
  example: 'Lubię mój dom.',
  exampleLang: 'PL',
  answer: 'I like my house.',
  answerLang: 'ENG',
  active: true,
  version: 3,
  people: 14,
  disputedBy: 3,
  forms: 2,
  answers: [
    refused(),
    refused({ normalForm: 'i hate my house', typed: 'I hate my house', people: 2, disputedBy: 0 }),
  ],
  rare: 0,
  ...change,
})
