import { gapBlocks, isPunctuationOnly, joinBlocks, LEAST_GAP_BLOCKS } from './blocks'

test('words are joined with a space, letters of one word without (L-TRN-48)', () => {
  expect(joinBlocks('I am home', ['I', 'am', 'home'])).toBe('I am home')
  expect(joinBlocks('home', ['h', 'o', 'm', 'e'])).toBe('home')
})

test('punctuation is told apart from words (L-TRN-49)', () => {
  expect(isPunctuationOnly('?')).toBe(true)
  expect(isPunctuationOnly(' ...')).toBe(true)
  expect(isPunctuationOnly('a,')).toBe(false)
  expect(isPunctuationOnly('5')).toBe(false)
})

test('a single gap still leaves a choice', () => {
  const gaps = [{ ranges: [{ start: 2, end: 4 }] }]
  const words = [{ _id: 'w', answer: 'garden', example: 'ogród' }]
  const blocks = gapBlocks({ answer: 'I am home', gaps, words }, () => 0.5)
  expect(blocks).toHaveLength(LEAST_GAP_BLOCKS)
  expect(blocks).toEqual(expect.arrayContaining(['am', 'garden']))
})

test('every gap has its block, twice the same word too', () => {
  const gaps = [{ ranges: [range(0, 2), range(3, 5), range(6, 9)] }]
  expect(gapBlocks({ answer: 'no no yes', gaps, words: [] }).sort()).toEqual(['no', 'no', 'yes'])
})

const range = (start: number, end: number) => ({ start, end })
