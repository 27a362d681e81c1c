import { blocksOf, joinBlocks, scramble, shuffle } from './scramble'

const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`)

test('ten or more words are grouped alternately by one and two (L-SCR-01)', () => {
  expect(blocksOf(words(10).join(' '))).toEqual(['w0', 'w1 w2', 'w3', 'w4 w5', 'w6', 'w7 w8', 'w9'])
  expect(blocksOf(words(12).join(' ')).at(-1)).toBe('w10 w11')
})

test('fewer than ten words become one block each (L-SCR-02)', () => {
  expect(blocksOf(words(9).join('  '))).toEqual(words(9))
})

test('a single word is split into its characters (L-SCR-03)', () => {
  expect(blocksOf('können')).toEqual(['k', 'ö', 'n', 'n', 'e', 'n'])
})

test('an order equal to the original is shuffled again (L-SCR-04)', () => {
  // The first values leave both blocks in place, the third swaps them.
  const values = [0.9, 0.9, 0]
  expect(shuffle(['a', 'b'], () => values.shift() ?? 0)).toEqual(['b', 'a'])
})

test('a random generator that never changes the order still yields another order (L-SCR-04)', () => {
  expect(shuffle(['a', 'b', 'c'], () => 0.999)).not.toEqual(['a', 'b', 'c'])
})

test('shuffling identical blocks terminates', () => {
  expect(scramble('no no')).toEqual(['no', 'no'])
})

test('a shuffle returns exactly the same blocks in a different order', () => {
  for (let count = 2; count < 25; count++) {
    const sentence = words(count).join(' ')
    const result = scramble(sentence)
    expect([...result].sort()).toEqual([...blocksOf(sentence)].sort())
    expect(result).not.toEqual(blocksOf(sentence))
  }
})

test('joinBlocks joins words with a space, and the letters of a single word without one (L-TRN-48)', () => {
  expect(joinBlocks('I am home', ['I', 'am', 'home'])).toBe('I am home')
  expect(joinBlocks('home', ['h', 'o', 'm', 'e'])).toBe('home')
})
