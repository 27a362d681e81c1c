import { isLookalike, isShortForm, readingsOf } from './contractions'

const written = (word: string) => readingsOf(word, 'ENG').map((reading) => reading.join(' '))

test.each([
  ["i'm", ["i'm", 'i am']],
  ["don't", ["don't", 'do not']],
  ["won't", ["won't", 'will not']],
  ["it's", ["it's", 'it is', 'it has']],
  ["he'd", ["he'd", 'he would', 'he had']],
  ["anna's", ["anna's", 'anna is', 'anna has']],
  ["i'd've", ["i'd've", "i'd have", 'i would have', 'i had have']],
  ["shouldn't've", ["shouldn't've", "shouldn't have", 'should not have']],
  ['dog', ['dog']],
  // What every object knows is no short form.
  ['constructor', ['constructor']],
])('%s reads as %j', (word, readings) => {
  expect(written(word)).toEqual(readings)
})

test('what is shortened more than twice has no more readings than what is shortened twice', () => {
  expect(readingsOf(`x${"'d".repeat(249)}`, 'ENG')).toHaveLength(readingsOf("x'd'd", 'ENG').length)
})

test.each([
  ["l'eau", 'FR'],
  ["dell'anno", 'IT'],
  ["c'est", 'FR'],
  ["it's", 'DE'],
] as const)('%s has one reading in %s', (word, lang) => {
  expect(readingsOf(word, lang)).toEqual([[word]])
})

test('a short form is no slip of another one, a misspelt one is a slip', () => {
  expect(isShortForm("won't", 'ENG')).toBe(true)
  expect(isShortForm("she's", 'ENG')).toBe(true)
  expect(isShortForm("dosn't", 'ENG')).toBe(false)
  expect(isShortForm("anna's", 'ENG')).toBe(false)
  expect(isShortForm('constructor', 'ENG')).toBe(false)
})

test('a forgotten apostrophe can make another word', () => {
  expect(isLookalike('its', 'ENG')).toBe(true)
  expect(isLookalike('dont', 'ENG')).toBe(false)
})
