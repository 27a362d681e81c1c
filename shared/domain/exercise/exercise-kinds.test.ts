import { fittingKinds } from './exercise-kinds'

const gaps = [{ ranges: [{ start: 0, end: 1 }] }]

test.each([
  [
    'several words and gaps',
    'I am at home',
    gaps,
    ['FULL_SENTENCE', 'FULL_SENTENCE_CHOOSE_BLOCKS', 'FILL_THE_GAP', 'FILL_THE_GAP_CHOOSE_BLOCKS'],
  ],
  ['several words', 'I am at home', [], ['FULL_SENTENCE', 'FULL_SENTENCE_CHOOSE_BLOCKS']],
  ['one word and a gap', 'Hello', gaps, ['FULL_SENTENCE', 'FILL_THE_GAP']],
  ['one word', ' Hello ', [], ['FULL_SENTENCE']],
  ['nothing', '', [], ['FULL_SENTENCE']],
])('fittingKinds for a sentence of %s (A-CHK-07 to A-CHK-09)', (_what, answer, itsGaps, kinds) => {
  expect(fittingKinds({ answer, gaps: itsGaps })).toEqual(kinds)
})
