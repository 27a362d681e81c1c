import fc from 'fast-check'
import { cutText, firstCharacter, oneLine, withoutControls } from './plain-text'

test('withoutControls preserves line breaks and tabs and removes other control characters', () => {
  expect(withoutControls('a\tb\nc\r\nd')).toBe('a\tb\nc\r\nd')
  expect(withoutControls('a\0\u0001\u001b[31m\u007f\u0085\u009fb\uffff')).toBe('a[31mb')
  expect(withoutControls('zażółć 🎂 👨‍👩‍👧 שלום')).toBe('zażółć 🎂 👨‍👩‍👧 שלום')
})

test('withoutControls converts the line breaks of word processors', () => {
  expect(withoutControls('a\u000bb\u2028c\u2029d')).toBe('a\nb\nc\n\nd')
})

test('oneLine removes line breaks and direction marks', () => {
  expect(oneLine(' Ania\r\nBcc: x\u202e\u2066moc ')).toBe('Ania Bcc: xmoc')
})

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
