import { isPunctuationOnly } from './same-words'

test('isPunctuationOnly distinguishes punctuation from words (L-TRN-49)', () => {
  expect(isPunctuationOnly('?')).toBe(true)
  expect(isPunctuationOnly(' ...')).toBe(true)
  expect(isPunctuationOnly('a,')).toBe(false)
  expect(isPunctuationOnly('5')).toBe(false)
})
