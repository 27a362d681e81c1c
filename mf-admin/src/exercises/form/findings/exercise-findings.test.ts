import { emptyExercise } from '../exercise-entity'
import { exerciseFindings } from './exercise-findings'

const values = {
  ...emptyExercise,
  example: 'Jestem w domu.',
  answer: 'I am at home.',
  hints: ['h1'],
}
const alternative = (text: string, change = {}) => ({
  text,
  comment: '',
  approved: true,
  hidden: false,
  ...change,
})

test('an empty form has no findings', () => {
  expect(exerciseFindings(emptyExercise)).toEqual({
    example: [],
    answer: [],
    alternatives: [],
    mistakes: [],
    hints: [],
  })
})

test('a valid exercise has no findings, and one without a hint has one', () => {
  expect(exerciseFindings(values)).toMatchObject({ example: [], answer: [], hints: [] })
  expect(exerciseFindings({ ...values, hints: [] }).hints).toEqual([{ code: 'NO_HINT' }])
})

test('sentences are checked for spacing, articles, length and ending', () => {
  expect(exerciseFindings({ ...values, answer: 'I am  at an house' }).answer.map(({ code }) => code)).toEqual(
    ['DOUBLED_SPACE', 'ARTICLE', 'ENDING'],
  )
  expect(exerciseFindings({ ...values, example: 'Ja' }).example).toEqual([{ code: 'SHORT', min: 3 }])
})

test('reports a redundant alternative, a broken pattern and a mistake that is accepted as an answer', () => {
  const found = exerciseFindings({
    ...values,
    alternativeAnswers: [alternative('I am at home.'), alternative('I am in my house.')],
    expectedMistakes: [{ text: 'I am at home.', comment: 'Źle.' }],
  })
  expect(found.alternatives).toEqual([[{ code: 'ADDS_NOTHING' }], []])
  expect(found.mistakes).toEqual([[{ code: 'ACCEPTED', text: 'I am at home.' }]])
  const broken = exerciseFindings({ ...values, alternativeAnswers: [alternative('I am [at home.')] })
  expect(broken.alternatives[0]).toEqual([{ code: 'NO_PATTERN', message: '"]" is missing', at: 15 }])
})
