import { isValidGapRange } from './gap-range'

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
