import { judge } from '../judge/judge'
import { escapePattern, formatAsAccepted, isUsefulToEditors } from './refused-answer'

test.each([
  ['i enjoy  my house', 'I like my house.', 'I enjoy my house.'],
  ['Do you enjoy it', 'Do you like it?', 'Do you enjoy it?'],
  ['I enjoy it!', 'I like it.', 'I enjoy it!'],
  ['ein hund', 'der Hund', 'ein hund'],
  ['¿qué tal', '¿Cómo estás?', '¿Qué tal?'],
])('formatAsAccepted formats %s as %s', (typed, answer, taken) => {
  expect(formatAsAccepted(typed, answer)).toBe(taken)
})

test.each(['it is [not] so', 'it is {a} so', String.raw`it \ is so`])(
  'signs of the pattern notation are escaped: %s',
  (typed) => {
    const question = {
      answer: 'Something else',
      alternatives: [{ text: escapePattern(typed), hidden: false }],
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

test('isUsefulToEditors ignores punctuation without words and texts that are not an attempt', () => {
  const accepted = ['I like my house.', 'I am fond of my house.']
  expect(isUsefulToEditors('I enjoy my house', accepted)).toBe(true)
  expect(isUsefulToEditors('?!', accepted)).toBe(false)
  expect(isUsefulToEditors('', accepted)).toBe(false)
  expect(isUsefulToEditors('x'.repeat(66), accepted)).toBe(true)
  expect(isUsefulToEditors('x'.repeat(67), accepted)).toBe(false)
  expect(isUsefulToEditors('a guess that is long', ['Yes.'])).toBe(true)
})
