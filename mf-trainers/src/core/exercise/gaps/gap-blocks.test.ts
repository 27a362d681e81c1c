import { gapBlocks, hasGapChoice } from './gap-blocks'

test('wrong blocks come from other sentences, then from the words, and never from the sentence itself (L-TRN-56)', () => {
  const gaps = [{ ranges: [range(2, 4)] }]
  const words = ['garden', 'home', 'is'].map((answer) => ({ _id: answer, answer, example: '' }))
  const exercise = { answer: 'I am home', gaps, words }
  expect(gapBlocks(exercise, ['are', 'is', 'home', 'was']).filter((each) => each !== 'am')).toHaveLength(2)
  expect(gapBlocks(exercise, ['home', 'is']).sort()).toEqual(['am', 'garden', 'is'])
  expect(gapBlocks(exercise, []).sort()).toEqual(['am', 'garden', 'is'])
  expect(hasGapChoice({ ...exercise, words: [] }, ['home', 'I'])).toBe(false)
})

test('every gap has its block, even if the same word fills two', () => {
  const gaps = [{ ranges: [range(0, 2), range(3, 5), range(6, 9)] }]
  expect(gapBlocks({ answer: 'no no yes', gaps, words: [] }, []).sort()).toEqual(['no', 'no', 'yes'])
})

const range = (start: number, end: number) => ({ start, end })
