import type { AnswerIssue, AttemptResult, DiffPiece } from '@mowka/contract/schemas/trainer'
import { reasonsOf } from './ReasonList'

const issue = (kind: AnswerIssue['kind'], typed: string, expected: string): AnswerIssue => ({
  kind,
  typed,
  expected,
  range: { start: 0, end: 0 },
  entry: null,
})
const piece = (mark: DiffPiece['mark'], issue: number | null, word: string): DiffPiece => ({
  mark,
  typed: mark === 'missing' || mark === 'moved-to' ? '' : word,
  expected: mark === 'extra' || mark === 'moved-from' ? '' : word,
  letters: [],
  issue,
})
const reasons = (
  diff: DiffPiece[],
  issues: AnswerIssue[],
  places: number[],
  comment: AttemptResult['comment'] = null,
) => {
  const found = reasonsOf({ diff, issues, comment }, places, 'ENG')
  return {
    said: found.reasons.map(({ number, title, comment }) => [number, title, comment]),
    numbers: [...found.numbers].sort(([one], [other]) => one - other),
  }
}

/** "not" is extra, "now" belongs at the end, "is" is missing; the list of issues has another order. */
const diff = [
  piece('moved-to', 1, 'now'),
  piece('missing', 2, 'is'),
  piece('extra', 0, 'not'),
  piece('moved-from', 1, 'now'),
]
const issues = [issue('extra', 'not', ''), issue('order', 'now', 'now'), issue('missing', '', 'is')]

describe('reasonsOf (L-TRN-20)', () => {
  test('reasons follow the order of their marks; a moved word counts where it was written', () => {
    expect(reasons(diff, issues, [0, 1, 2])).toEqual({
      said: [
        [1, 'missing', null],
        [2, 'extra', null],
        [3, 'order', null],
      ],
      numbers: [
        [0, 2],
        [1, 3],
        [2, 1],
      ],
    })
  })

  test('an editor comment comes first and replaces the reasons for the words it names', () => {
    expect(reasons(diff, issues, [0, 1, 2], 'Bez „not”!')).toEqual({
      said: [
        [1, 'extra', 'Bez „not”!'],
        [2, 'missing', null],
        [3, 'order', null],
      ],
      numbers: [
        [0, 1],
        [1, 3],
        [2, 2],
      ],
    })
  })

  test('an editor comment on several kinds has no title', () => {
    expect(reasons(diff, issues, [0, 1, 2], 'Bez „not”, ale z „is”.').said).toEqual([
      [1, null, 'Bez „not”, ale z „is”.'],
      [2, 'order', null],
    ])
  })

  test('an editor comment that names no word has no number, and the other reasons start with 1', () => {
    expect(reasons(diff, issues, [0, 2], 'Inaczej.').said).toEqual([
      [null, null, 'Inaczej.'],
      [1, 'missing', null],
      [2, 'extra', null],
    ])
  })

  test('an editor comment replaces the only reason, whatever it names', () => {
    expect(reasons(diff, issues, [2], 'Inaczej.')).toEqual({
      said: [[1, 'missing', 'Inaczej.']],
      numbers: [[2, 1]],
    })
  })

  test('an editor comment must name all words of a mistake', () => {
    const two = [issue('word', 'a dog', 'the cat'), issue('extra', 'not', '')]
    const line = [piece('changed', 0, 'the cat'), piece('extra', 1, 'not')]
    expect(reasons(line, two, [0, 1], 'Tu „cat”.').said[0]).toEqual([null, null, 'Tu „cat”.'])
    expect(reasons(line, two, [0, 1], 'Tu „the cat”.').said[0]).toEqual([1, 'word', 'Tu „the cat”.'])
    expect(reasons(line, two, [0, 1], 'Nie „a dog”.').said[0]).toEqual([1, 'word', 'Nie „a dog”.'])
  })
})
