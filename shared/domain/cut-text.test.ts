import fc from 'fast-check'
import { cutText, firstCharacter } from './cut-text'

test.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab🎂', 3, 'ab'],
  ['ab🎂', 4, 'ab🎂'],
  ['a👨‍👩‍👧b', 5, 'a'],
  ['żo\u0301łw', 2, 'ż'],
  ['', 3, ''],
])('%j cut to %i units is %j', (text, most, start) => {
  expect(cutText(text, most)).toBe(start)
})

test('cutText returns a well-formed prefix within the limit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, most) => {
      const start = cutText(text, most)
      expect(text.startsWith(start)).toBe(true)
      expect(start.length).toBeLessThanOrEqual(most)
      expect(start.isWellFormed()).toBe(true)
    }),
  )
})

test('firstCharacter returns a whole grapheme', () => {
  expect(['Żak', '🎂x', '', 'e\u0301x'].map(firstCharacter)).toEqual(['Ż', '🎂', '', 'e\u0301'])
})
