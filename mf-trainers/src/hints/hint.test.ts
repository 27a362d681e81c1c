import { hintLength, hintText } from './hint'

const word = (length: number) => 'a'.repeat(length)
const answers = ['I am going home.']

test.each([
  [1, 1],
  [10, 1],
])('a word of %i characters gives 10 %%, rounded up: %i (L-HINT-06)', (length, given) => {
  expect(hintLength(word(length))).toBe(given)
})
test.each([
  [11, 3],
  [12, 3],
  [20, 5],
])('a word of %i characters gives 25 %%, rounded up: %i (L-HINT-07)', (length, given) => {
  expect(hintLength(word(length))).toBe(given)
})
test.each([
  [21, 8],
  [40, 14],
])('a word of %i characters gives 35 %%, rounded up: %i (L-HINT-08)', (length, given) => {
  expect(hintLength(word(length))).toBe(given)
})

test('an empty answer gets its first letter', () => {
  expect(hintText('', answers)).toEqual({ text: 'I', caret: 1 })
})

test('comparison ignores case and keeps what was typed (L-HINT-09)', () => {
  expect(hintText('i AM', answers)).toEqual({ text: 'i AM g', caret: 6 })
})

test('a begun word goes on', () => {
  expect(hintText('I am goi', answers)?.text).toBe('I am goin')
})

test('a wrong word is put right letter by letter and the rest stays', () => {
  expect(hintText('I is going home', answers)?.text).toBe('I a going home')
})

test('a forgotten word goes before the one that was written too early', () => {
  expect(hintText('I going home', answers)).toEqual({ text: 'I a going home', caret: 3 })
})

test('all words there means nothing to give, whatever the punctuation (L-HINT-04)', () => {
  expect(hintText('i am going home', answers)).toBeNull()
})

test('the hint follows the accepted answer that is being written', () => {
  expect(hintText('I’m', ['I am going home.', 'I’m going home.'])?.text).toBe('I’m g')
})

test('hints alone write the whole answer in the end', () => {
  const answer = 'Donaudampfschifffahrtsgesellschaft ist ein langes Wort!'
  let text = ''
  for (let turn = 0; turn < 200; turn++) {
    const next = hintText(text, [answer])
    if (!next) break
    text = next.text
  }
  expect(answer.startsWith(text)).toBe(true)
  expect(hintText(text, [answer])).toBeNull()
})
