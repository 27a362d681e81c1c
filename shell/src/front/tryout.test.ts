import { type SampleExercise, samples } from '@mowka/domain/exercise/samples'
import { answerOf, check, lay, newTryout, putBack, retry, type Tryout } from './tryout'

const sample: SampleExercise = {
  example: 'Nie jestem stąd.',
  answer: "Je ne suis pas d'ici.",
  answerLang: 'FR',
  alternativeAnswers: [],
  expectedMistakes: [],
  blocks: ['pas', "d'ici", 'je', 'ici', 'ne', 'suis'],
}
const PAS = 0
const JE = 2
const NE = 4
const SUIS = 5

const EMPTY: Tryout = { laid: [], checked: null, isRight: null }

const laid = (...places: number[]): Tryout =>
  places.reduce((tryout, place) => lay(tryout, place, sample), EMPTY)

test.each(Object.values(samples))('the first block of "$answer" is given', (each) => {
  const given = answerOf(newTryout(each), each)
  expect(given).not.toBe('')
  expect(each.answer.toLowerCase()).toMatch(new RegExp(`^${given.toLowerCase()}(?!\\p{L})`, 'u'))
})

test('lays each block once and puts it back', () => {
  const tryout = lay(laid(JE, NE), JE, sample)
  expect(answerOf(tryout, sample)).toBe('je ne')
  expect(lay(tryout, 9, sample)).toBe(tryout)
  expect(answerOf(putBack(tryout, JE), sample)).toBe('ne')
})

test('checks what is laid, and nothing without a block', () => {
  expect(check(laid(JE, SUIS), sample)).toMatchObject({ checked: 'je suis', isRight: null })
  expect(check(EMPTY, sample)).toBe(EMPTY)
})

test.each([
  ['nothing is right', [SUIS, JE], ''],
  ['the third block is wrong', [JE, NE, PAS, SUIS], 'je ne'],
  ['only the end is missing', [JE, NE, SUIS], 'je ne suis'],
] as const)('a retry keeps the right blocks in front: %s', (_, places, kept) => {
  expect(answerOf(retry({ ...laid(...places), checked: '…', isRight: false }, sample), sample)).toBe(kept)
})
