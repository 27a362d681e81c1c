import type { DiffPiece } from '@mowka/contract/schemas/trainer'
import { letterMarks } from './Feedback'

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

test('a wrong word similar to the solution shows which letters are wrong', () => {
  expect(marksOf('hungrey', 'hungry')).toEqual([
    { mark: 'same', text: 'hungr' },
    { mark: 'extra', text: 'e' },
    { mark: 'same', text: 'y' },
  ])
})

test('a completely different word has no marked letters', () => {
  expect(marksOf('book', 'hungry')).toBeNull()
})
