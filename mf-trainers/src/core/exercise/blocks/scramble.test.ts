import { blocksOf, joinBlocks, scramble, shuffle } from './scramble'

const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`)

test('ten and more words are grouped alternately one and two at a time (L-SCR-01)', () => {
  expect(blocksOf(words(10).join(' '))).toEqual(['w0', 'w1 w2', 'w3', 'w4 w5', 'w6', 'w7 w8', 'w9'])
  expect(blocksOf(words(12).join(' ')).at(-1)).toBe('w10 w11')
})

test('fewer than ten words make one block each (L-SCR-02)', () => {
  expect(blocksOf(words(9).join('  '))).toEqual(words(9))
})

test('a single word falls into its characters (L-SCR-03)', () => {
  expect(blocksOf('können')).toEqual(['k', 'ö', 'n', 'n', 'e', 'n'])
})

test('an order that equals the original is shuffled again (L-SCR-04)', () => {
  // The first values leave two blocks as they are, the next exchange them.
  const values = [0.9, 0.9, 0]
  expect(shuffle(['a', 'b'], () => values.shift() ?? 0)).toEqual(['b', 'a'])
})

test('even chance that never changes anything gives another order (L-SCR-04)', () => {
  expect(shuffle(['a', 'b', 'c'], () => 0.999)).not.toEqual(['a', 'b', 'c'])
})

test('blocks that are all alike end, too', () => {
  expect(scramble('no no')).toEqual(['no', 'no'])
})

test('any shuffle keeps exactly the blocks and never the order', () => {
  for (let count = 2; count < 25; count++) {
    const sentence = words(count).join(' ')
    const result = scramble(sentence)
    expect([...result].sort()).toEqual([...blocksOf(sentence)].sort())
    expect(result).not.toEqual(blocksOf(sentence))
  }
})

test('words are joined with a space, letters of one word without (L-TRN-48)', () => {
  expect(joinBlocks('I am home', ['I', 'am', 'home'])).toBe('I am home')
  expect(joinBlocks('home', ['h', 'o', 'm', 'e'])).toBe('home')
})
