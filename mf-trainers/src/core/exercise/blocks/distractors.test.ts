import { judgeOnDevice } from '@mowka/domain/judge/judge-on-device'
import { exercise } from '@mowka/testing/entities'
import { BlocksDraft } from './blocks-draft'
import { distractors } from './distractors'

type Change = Partial<ReturnType<typeof exercise>>

const of = (answer: string, change: Change = {}) => exercise({ answer, example: '', ...change })
const random = () => 0

/** Returns the distractors of an answer from other answers, in alphabetical order. */
const from = (answer: string, others: readonly string[], change: Change = {}) => {
  const question = of(answer, change)
  const accepted = [answer, ...question.alternativeAnswers.map(({ text }) => text)]
  const sentences = others.map((each) => of(each, { answerLang: question.answerLang }))
  return distractors(question, accepted, sentences, random).sort()
}
const alternative = (text: string) => ({ text, comment: '', approved: true, hidden: false })

test.each([
  ['two blocks', 'Are you?', 3],
  ['three blocks', 'Are you hungry?', 3],
  ['four blocks', 'Are you very hungry?', 2],
  ['five blocks', 'Are you both very hungry?', 0],
  ['a single word, which is split into characters', 'Goodbye!', 0],
])('a sentence with %s, "%s", has %d distractors (L-TRN-54)', (_, answer, count) => {
  expect(from(answer, ['My dog sleeps at home.', 'We eat soup.'])).toHaveLength(count)
})

test('distractors have neither capitals of a sentence nor signs, and none occurs twice', () => {
  expect(from('Are you hungry?', ['The dog, the cat!', 'Dog?'])).toEqual(['cat', 'dog', 'the'])
})

test('there are no distractors without other sentences or in another language', () => {
  expect(from('Are you hungry?', [])).toEqual([])
  const german = of('Der Hund schläft.', { answerLang: 'DE' })
  expect(distractors(of('Are you hungry?'), ['Are you hungry?'], [german], random)).toEqual([])
})

test.each([
  ['of the answer, in any case', 'Are you hungry?', ['YOU are Hungry soup'], {}],
  [
    'of another accepted answer',
    'I like tea.',
    ['love soup'],
    { alternativeAnswers: [alternative('I love tea.')] },
  ],
  ['of a written-out short form', "I'm tired.", ['I am soup'], {}],
  ['that is a short form of the answer', 'I am tired.', ["I'm soup"], {}],
  ['in another accepted spelling', 'My colour changed.', ['color soup'], {}],
  ['that is a number of the answer in digits', 'I see two dogs.', ['2 soup'], {}],
  ['that joins two words of the answer', 'I run every day.', ['everyday soup'], {}],
  ['with signs inside', 'Are you hungry?', ['6.30 p.m. soup/tea soup'], {}],
] as const)('a word %s is no distractor', (_, answer, others, change) => {
  const alternatives = 'alternativeAnswers' in change ? [...change.alternativeAnswers] : []
  expect(from(answer, others, { alternativeAnswers: alternatives })).toEqual(['soup'])
})

test('a capitalized word is used only if others are missing or a block is capitalized, too', () => {
  expect(from('Are you hungry?', ['we know Anna and Peter'])).toEqual(['and', 'know', 'we'])
  expect(from('Are you hungry?', ['know Anna'])).toEqual(['Anna', 'know'])
  const german = from('Der Hund schläft.', ['die Katze'], { answerLang: 'DE' })
  expect(german).toEqual(['Katze', 'die'])
})

const withWrong = (answer: string, wrong: readonly string[]) => {
  const question = of(answer)
  const draft = new BlocksDraft(question, random, wrong)
  const choose = (...texts: string[]) => {
    for (const text of texts)
      draft.choose(draft.pool.findIndex((each, place) => each === text && !draft.isUsed(place)))
  }
  const isRight = () => judgeOnDevice(question, draft.value, true).isSuccess
  return { draft, choose, isRight }
}

test('a sentence is ready without its distractors, and right only without them (L-TRN-54)', () => {
  const { draft, choose, isRight } = withWrong('Are you hungry?', ['soup', 'dog'])
  expect([...draft.pool].sort()).toEqual(['are', 'dog', 'hungry', 'soup', 'you'])
  choose('are', 'you')
  expect(draft.ready).toBe(false)
  choose('hungry')
  expect(draft.ready).toBe(true)
  expect(isRight()).toBe(true)
  choose('soup')
  expect(draft.ready).toBe(true)
  expect(isRight()).toBe(false)
  draft.undo()
  draft.undo()
  choose('dog')
  expect(draft.ready).toBe(true)
  expect(isRight()).toBe(false)
})

test('hints build the sentence without its distractors (L-TRN-54)', () => {
  const { draft, choose, isRight } = withWrong('Are you hungry?', ['soup', 'dog'])
  choose('dog', 'soup')
  expect(draft.hint()).toEqual({ piece: 'are', rest: 0, instead: 'dog soup' })
  while (draft.hint());
  expect(draft.value).toBe('are you hungry')
  expect(isRight()).toBe(true)
})

test('a hint for a complete sentence with more blocks removes these', () => {
  const { draft, choose } = withWrong('Are you hungry?', ['soup', 'dog'])
  choose('are', 'you', 'hungry', 'dog')
  expect(draft.hint()).toEqual({ piece: 'hungry', rest: 0, instead: 'hungry dog' })
  expect(draft.value).toBe('are you hungry')
  expect(draft.hint()).toBeNull()
})
