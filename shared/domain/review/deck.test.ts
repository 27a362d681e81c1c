import { deckBlocks, deckMinutes, deckOf, deckSize } from './deck'

test('a deck holds at most ten words and ten sentences', () => {
  expect(deckOf({ words: 8, sentences: 4 })).toEqual({ words: 8, sentences: 4 })
  expect(deckOf({ words: 43, sentences: 12 })).toEqual({ words: 10, sentences: 10 })
})

test('a deck of twelve items takes about four minutes', () => {
  expect(deckSize({ words: 8, sentences: 4 })).toBe(12)
  expect(deckMinutes({ words: 8, sentences: 4 })).toBe(4)
})

test.each([
  ['w4 s4 w4', { words: 8, sentences: 4 }],
  ['w5 s5 w5 s5', { words: 10, sentences: 10 }],
  ['s3 w2 s4', { words: 2, sentences: 7 }],
  ['w1', { words: 1, sentences: 0 }],
  ['s3 s3', { words: 0, sentences: 6 }],
  ['', { words: 0, sentences: 0 }],
])('blocks of words and sentences alternate: %s', (blocks, deck) => {
  expect(
    deckBlocks(deck)
      .map(({ kind, size }) => `${kind.charAt(0)}${size}`)
      .join(' '),
  ).toBe(blocks)
})
