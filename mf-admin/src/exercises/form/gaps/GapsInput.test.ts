import { movedRanges } from './GapsInput'

/** Returns the texts of the ranges after an edit. */
const after = (before: string, edited: string, ...gaps: string[]) => {
  const ranges = gaps.map((gap) => {
    const start = before.indexOf(gap)
    return { start, end: start + gap.length }
  })
  return movedRanges(ranges, before, edited).map(({ start, end }) => edited.slice(start, end))
}

test.each([
  ['She is here.', 'She is not here.', ['She', 'here'], ['She', 'here']],
  ['She is here.', 'Today she is here.', ['is', 'here'], ['is', 'here']],
  ['She is here.', 'She was here.', ['here'], ['here']],
  ['She is here.', 'She is heere.', ['here'], ['heere']],
  ['She is here.', 'She is.', ['is', 'here'], ['is', '']],
  ['She is here.', 'She is here.', ['is'], ['is']],
])('editing "%s" to "%s" changes the gaps %j to %j (A-EXFO-16)', (before, edited, gaps, expected) => {
  expect(after(before, edited, ...gaps)).toEqual(expected)
})
