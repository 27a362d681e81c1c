import { isOneWordApart } from '@mowka/domain/sentence-rules/near-duplicates'
import { course, exercise, lesson, library, problemsOf } from '../small-library.fixture'

const words = (text: string) => text.split(' ')

test.each([
  ['a b c d', 'a b c d', true],
  ['a b c d', 'a x c d', true],
  ['a b c d', 'a b c', true],
  ['b c d', 'a b c d', true],
  ['a b c d', 'a c b d', false],
  ['a b c d', 'x b c y', false],
  ['a a a', 'a a a a a', false],
  ['a b', '', false],
])('%s and %s differ by one word: %s', (one, other, expected) => {
  expect(isOneWordApart(words(one), words(other))).toBe(expected)
  expect(isOneWordApart(words(other), words(one))).toBe(expected)
})

const withAnswers = (...answers: string[]) =>
  answers.map((answer, index) =>
    exercise({ slug: `e${index}`, answer, example: `Zdanie numer ${index}.`, gaps: [] }),
  )

test('a sentence that differs from another of its course by one word is a problem, even in a later lesson', () => {
  const lessons = [
    lesson({ exercises: withAnswers('She is here with my sister.') }),
    lesson({
      slug: 'second',
      file: 'courses/eng/small/second.yaml',
      exercises: withAnswers('Now we are all at home.', 'She was here with my sister.'),
    }),
  ]
  expect(problemsOf(library({ courses: [course({ lessons })] }))).toEqual([
    'exercises[1].answer: is almost the sentence of courses/eng/small/first.yaml: e0',
  ])
})

test('short sentences may be similar', () => {
  const exercises = withAnswers('She is with us.', 'He is with us.')
  expect(problemsOf(library({ courses: [course({ lessons: [lesson({ exercises })] })] }))).toEqual([])
})
