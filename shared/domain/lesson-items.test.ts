import { countExercises, isExercise } from './lesson-items'

test.each([
  ['EXERCISE', true],
  ['exercise', true],
  ['NOTE', false],
  ['', false],
])('P-ENT-20: an item of type %j is an exercise: %s (C27)', (type, expected) => {
  expect(isExercise({ type })).toBe(expected)
})

test('P-ENT-20: only exercises are counted', () => {
  expect(countExercises([{ type: 'EXERCISE' }, { type: 'exercise' }, { type: 'NOTE' }])).toBe(2)
})
