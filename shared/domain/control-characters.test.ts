import { oneLine, withoutControls } from './control-characters'

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
