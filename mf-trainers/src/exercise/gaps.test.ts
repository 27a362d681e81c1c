import { fillGaps, gapRanges, splitByGaps } from './gaps'

const answer = 'I am at home.'
const range = (start: number, end: number) => ({ start, end })

test('the first gap holds the ranges, in the order of the sentence', () => {
  const gaps = [{ ranges: [range(8, 12), range(2, 4)] }, { ranges: [range(0, 1)] }]
  expect(gapRanges({ answer, gaps })).toEqual([range(2, 4), range(8, 12)])
})

test('broken ranges are left out', () => {
  const ranges = [range(2, 4), range(3, 7), range(8, 40), range(5, 5)]
  expect(gapRanges({ answer, gaps: [{ ranges }] })).toEqual([range(2, 4)])
  expect(gapRanges({ answer, gaps: [] })).toEqual([])
})

test('parts joined again are the sentence', () => {
  const parts = splitByGaps(answer, [range(2, 4), range(8, 12)])
  expect(parts.map((part) => part.text).join('')).toBe(answer)
  expect(parts.filter((part) => part.gap !== null).map((part) => part.text)).toEqual(['am', 'home'])
  expect(fillGaps(parts, ['am', 'home'])).toBe(answer)
})

test('an empty gap leaves no double space', () => {
  const parts = splitByGaps(answer, [range(2, 4)])
  expect(fillGaps(parts, ['  '])).toBe('I at home.')
})
