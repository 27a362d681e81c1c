import { gapsOfOthers, wrongFillings } from './wrong-fillings'

const gapped = (_id: string, marked: string) => {
  const parts = marked.split(/[[\]]/)
  let at = 0
  const ranges: { start: number; end: number }[] = []
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 1) ranges.push({ start: at, end: at + part.length })
    at += part.length
  }
  return { _id, answer: parts.join(''), gaps: [{ ranges }] }
}
const could = gapped('e1', '[Could you] do me a favour?')

test('the gaps of the other sentences of a lesson are candidates', () => {
  expect(gapsOfOthers([could, gapped('e2', 'I [have] a [dog].')], 'e1')).toEqual(['have', 'dog'])
})

test.each([
  ['what stands in the sentence', ['me', 'do me', 'Favour', 'Would you'], ['Would you']],
  ['what is right', ['could you', 'Would you'], ['Would you']],
  ['what is there already', ['Would you', 'would you'], ['Would you']],
  ['signs', ['?', '...', 'Would you'], ['Would you']],
])('%s is no wrong filling (L-TRN-56)', (_, candidates, chosen) => {
  expect(wrongFillings(could, candidates, 3)).toEqual(chosen)
})

test('fillings of the same kind come first: as many words, capitals, length (L-TRN-56)', () => {
  const candidates = ['yesterday evening at home', 'went', 'may I', 'Would you']
  expect(wrongFillings(could, candidates, 2)).toEqual(['Would you', 'may I'])
  expect(wrongFillings(gapped('e', 'I [have] a dog.'), candidates, 1)).toEqual(['went'])
})
