import { isPunctuationOnly, trimSigns, trimTrailing } from './answer-words'

const isMark = (sign: string) => sign === '!' || sign === '…'

test.each([
  ['!a!b!…', '!a!b', 'a!b'],
  ['plain', 'plain', 'plain'],
  ['!!…', '', ''],
  ['', '', ''],
  ['!𝔘!', '!𝔘', '𝔘'],
])('trimTrailing and trimSigns remove the signs around "%s"', (text, end, both) => {
  expect(trimTrailing(text, isMark)).toBe(end)
  expect(trimSigns(text, isMark)).toBe(both)
})

test('trimming a text with a long run of signs takes linear time', () => {
  const run = `${'!'.repeat(200_000)}a`
  expect(trimTrailing(run, isMark)).toBe(run)
  expect(trimSigns(run, isMark)).toBe('a')
})

test('isPunctuationOnly distinguishes punctuation from words (L-TRN-49)', () => {
  expect(isPunctuationOnly('?')).toBe(true)
  expect(isPunctuationOnly(' ...')).toBe(true)
  expect(isPunctuationOnly('a,')).toBe(false)
  expect(isPunctuationOnly('5')).toBe(false)
})
