import fc from 'fast-check'
import { distance } from './letters'

test.each([
  ['the', 'the', 0],
  ['teh', 'the', 1],
  ['книгу', 'книги', 1],
  ['there', 'their', 2],
  ['', 'abc', 3],
  ['kitten', 'sitting', 3],
])('the distance from %s to %s is %i', (from, to, expected) => {
  expect(distance(from, to)).toBe(expected)
})

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ż', 'й'), maxLength: 8 })

test('the distance is symmetric, zero only for equal words, and at most the length of the longer word', () => {
  fc.assert(
    fc.property(word, word, (from, to) => {
      const steps = distance(from, to)
      expect(distance(to, from)).toBe(steps)
      expect(steps === 0).toBe(from === to)
      expect(steps).toBeLessThanOrEqual(Math.max(from.length, to.length))
    }),
  )
})

test("a limit doesn't change distances within it", () => {
  fc.assert(
    fc.property(word, word, fc.nat(4), (from, to, most) => {
      const steps = distance(from, to)
      expect(Math.min(distance(from, to, most), most + 1)).toBe(Math.min(steps, most + 1))
    }),
  )
})
