import type { DiffPiece } from '@mowka/contract/schemas/attempt'
import { letterMarks } from './result-words'

const changed = (typed: string, expected: string): DiffPiece => ({
  mark: 'changed',
  typed,
  expected,
  letters: [],
  issue: 0,
})
const marksOf = (typed: string, expected: string) =>
  letterMarks({
    isSuccess: false,
    resultCategory: 'ERROR',
    prompt: { text: 'dom', lang: 'PL' },
    correctAnswer: { text: expected, lang: 'ENG' },
    sentence: null,
    diff: [changed(typed, expected)],
  })

test('a wrong word that resembles the right one shows which letters were wrong', () => {
  expect(marksOf('hungrey', 'hungry')).toEqual([
    { mark: 'same', text: 'hungr' },
    { mark: 'extra', text: 'e' },
    { mark: 'same', text: 'y' },
  ])
})

test('a word that is quite another one has no letters marked', () => {
  expect(marksOf('book', 'hungry')).toBeNull()
})
