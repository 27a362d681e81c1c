import { gapBlocks, gapsOf, hasGapChoice, wrongFillings } from './gap-blocks'

test('wrong blocks come from other sentences, then from the words, and never from the sentence itself (L-TRN-56)', () => {
  const gaps = [{ ranges: [range(2, 4)] }]
  const words = ['garden', 'home', 'is'].map((answer) => ({ _id: answer, answer, example: '' }))
  const exercise = { answer: 'I am home', gaps, words }
  expect(gapBlocks(exercise, ['are', 'is', 'home', 'was']).filter((each) => each !== 'am')).toHaveLength(2)
  expect(gapBlocks(exercise, ['home', 'is']).sort()).toEqual(['am', 'garden', 'is'])
  expect(gapBlocks(exercise, []).sort()).toEqual(['am', 'garden', 'is'])
  expect(hasGapChoice({ ...exercise, words: [] }, ['home', 'I'])).toBe(false)
})

test('every gap has its block, even if the same word fills two', () => {
  const gaps = [{ ranges: [range(0, 2), range(3, 5), range(6, 9)] }]
  expect(gapBlocks({ answer: 'no no yes', gaps, words: [] }, []).sort()).toEqual(['no', 'no', 'yes'])
})

const range = (start: number, end: number) => ({ start, end })

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

test('the candidates are the gap fillings of all given sentences', () => {
  expect(gapsOf([could, gapped('e2', 'I [have] a [dog].')])).toEqual(['Could you', 'have', 'dog'])
})

test.each([
  ['what stands in the sentence', ['me', 'do me', 'Favour', 'Would you'], ['Would you']],
  ['what is right', ['could you', 'Would you'], ['Would you']],
  ['what is there already', ['Would you', 'would you'], ['Would you']],
  ['signs', ['?', '...', 'Would you'], ['Would you']],
])("wrong fillings don't include %s (L-TRN-56)", (_, candidates, chosen) => {
  expect(wrongFillings(could, candidates, 3)).toEqual(chosen)
})

test('similar fillings come first: same number of words, capitals, length (L-TRN-56)', () => {
  const candidates = ['yesterday evening at home', 'went', 'may I', 'Would you']
  expect(wrongFillings(could, candidates, 2)).toEqual(['Would you', 'may I'])
  expect(wrongFillings(gapped('e', 'I [have] a dog.'), candidates, 1)).toEqual(['went'])
})

test('the number of words outweighs capitals, and capitals outweigh length (L-TRN-56)', () => {
  const one = gapped('e', 'I [have] a dog.')
  // Each differs in a criterion that counts less than the next one's.
  expect(wrongFillings(one, ['has gone', 'Gone', 'understanding', 'went'], 4)).toEqual([
    'went',
    'understanding',
    'Gone',
    'has gone',
  ])
  expect(wrongFillings(one, ['seen', 'understand', 'goes', 'do'], 4)).toEqual([
    'seen',
    'goes',
    'do',
    'understand',
  ])
})

test('length differences are capped at ten letters and never outweigh a capital (L-TRN-56)', () => {
  const one = gapped('e', 'I [have] a dog.')
  expect(wrongFillings(one, ['Hope', 'incomprehensibilities'], 2)).toEqual(['incomprehensibilities', 'Hope'])
})

test('with several right fillings, the most similar one counts (L-TRN-56)', () => {
  const two = gapped('e', '[Could you] [wait] here?')
  expect(wrongFillings(two, ['yesterday evening at home', 'stay', 'May I'], 3)).toEqual([
    'stay',
    'May I',
    'yesterday evening at home',
  ])
})

test('a filling that shares only some words with the sentence is accepted and trimmed (L-TRN-56)', () => {
  expect(wrongFillings(could, [' Would me '], 1)).toEqual(['Would me'])
})

test('a word in another case is used once, and not at all if it was refused (L-TRN-56)', () => {
  expect(wrongFillings(could, ['Me', 'me', 'Will you', 'WILL YOU'], 4)).toEqual(['Will you'])
})
