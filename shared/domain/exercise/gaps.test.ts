import { gapRanges, isValidGapRange, mergedRanges, trimmedRange } from './gaps'

const ANSWER = 'She is here.'

test.each([
  ['one word', 4, 6, true],
  ['the whole answer', 0, 12, true],
  ['a space inside', 4, 11, true],
  ['nothing', 4, 4, false],
  ['a turned range', 6, 4, false],
  ['a start before the answer', -1, 3, false],
  ['an end behind the answer', 7, 13, false],
  ['a first character that is a space', 3, 6, false],
  ['a last character that is a space', 4, 7, false],
])('A-EXFO-11: a gap range over %s (%i to %i) is valid: %p', (_what, start, end, valid) => {
  expect(isValidGapRange({ start, end }, ANSWER)).toBe(valid)
})

const HOME = 'I am at home.'
const range = (start: number, end: number) => ({ start, end })

test('gapRanges returns the ranges of the first gap in sentence order', () => {
  const gaps = [{ ranges: [range(8, 12), range(2, 4)] }, { ranges: [range(0, 1)] }]
  expect(gapRanges({ answer: HOME, gaps })).toEqual([range(2, 4), range(8, 12)])
})

test('gapRanges ignores invalid ranges', () => {
  const ranges = [range(2, 4), range(3, 7), range(8, 40), range(5, 5)]
  expect(gapRanges({ answer: HOME, gaps: [{ ranges }] })).toEqual([range(2, 4)])
  expect(gapRanges({ answer: HOME, gaps: [] })).toEqual([])
})

test.each([
  ['spaces at both ends', 3, 7, { start: 4, end: 6 }],
  ['a whole word', 4, 6, { start: 4, end: 6 }],
  ['only a space', 3, 4, null],
  ['nothing', 4, 4, null],
])(
  'a selection of %s is trimmed, and ignored if empty (A-EXFO-13, A-EXFO-14)',
  (_what, start, end, trimmed) => {
    expect(trimmedRange({ start, end }, ANSWER)).toEqual(trimmed)
  },
)

test.each([
  [
    'overlapping',
    [
      [4, 8],
      [0, 5],
    ],
    [[0, 8]],
  ],
  [
    'touching',
    [
      [0, 3],
      [3, 6],
    ],
    [[0, 6]],
  ],
  [
    'one character apart',
    [
      [0, 3],
      [4, 6],
    ],
    [[0, 6]],
  ],
  [
    'one inside another',
    [
      [0, 8],
      [4, 6],
    ],
    [[0, 8]],
  ],
  [
    'two characters apart',
    [
      [7, 11],
      [0, 5],
    ],
    [
      [0, 5],
      [7, 11],
    ],
  ],
])('mergedRanges: %s ranges (A-EXFO-15)', (_what, ranges, merged) => {
  const asRange = ([start = 0, end = 0]: number[]) => ({ start, end })
  expect(mergedRanges(ranges.map(asRange))).toEqual(merged.map(asRange))
})
