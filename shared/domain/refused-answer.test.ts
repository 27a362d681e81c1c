import { judge } from './judge/judge'
import { asAccepted, literally, tellsSomething } from './refused-answer'

test.each([
  ['i enjoy  my house', 'I like my house.', 'I enjoy my house.'],
  ['Do you enjoy it', 'Do you like it?', 'Do you enjoy it?'],
  ['I enjoy it!', 'I like it.', 'I enjoy it!'],
  ['ein hund', 'der Hund', 'ein hund'],
  ['¿qué tal', '¿Cómo estás?', '¿Qué tal?'],
])('asAccepted formats %s as %s', (typed, answer, taken) => {
  expect(asAccepted(typed, answer)).toBe(taken)
})

test.each(['it is [not] so', 'it is {a} so', String.raw`it \ is so`])(
  'signs of the pattern notation are escaped: %s',
  (typed) => {
    const question = {
      answer: 'Something else',
      alternatives: [{ text: literally(typed), hidden: false }],
      mistakes: [],
      lang: 'ENG' as const,
      question: '',
      words: null,
      exact: false,
    }
    expect(judge({ ...question, input: typed }).category).toBe('CORRECT')
    expect(judge({ ...question, input: 'it is' }).category).toBe('ERROR')
  },
)

test('tellsSomething ignores punctuation without words and texts that are not an attempt', () => {
  const accepted = ['I like my house.', 'I am fond of my house.']
  expect(tellsSomething('I enjoy my house', accepted)).toBe(true)
  expect(tellsSomething('?!', accepted)).toBe(false)
  expect(tellsSomething('', accepted)).toBe(false)
  expect(tellsSomething('x'.repeat(66), accepted)).toBe(true)
  expect(tellsSomething('x'.repeat(67), accepted)).toBe(false)
  expect(tellsSomething('a guess that is long', ['Yes.'])).toBe(true)
})
