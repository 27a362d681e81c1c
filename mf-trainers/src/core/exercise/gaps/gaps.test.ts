import { fillGaps, splitByGaps } from './gaps'

const answer = 'I am at home.'
const range = (start: number, end: number) => ({ start, end })

test('the joined parts of a split answer are the sentence', () => {
  const parts = splitByGaps(answer, [range(2, 4), range(8, 12)])
  expect(parts.map((part) => part.text).join('')).toBe(answer)
  expect(parts.filter((part) => part.gap !== null).map((part) => part.text)).toEqual(['am', 'home'])
  expect(fillGaps(parts, ['am', 'home'])).toBe(answer)
})

test('an empty gap leaves no double space', () => {
  const parts = splitByGaps(answer, [range(2, 4)])
  expect(fillGaps(parts, ['  '])).toBe('I at home.')
})
