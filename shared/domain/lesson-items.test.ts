import { countExercises, isExercise } from './lesson-items'

test.each([
  ['EXERCISE', true],
  ['exercise', true],
  ['NOTE', false],
  ['', false],
])('an item of type %j is an exercise: %s (P-ENT-20, C27)', (type, expected) => {
  expect(isExercise({ type })).toBe(expected)
})

test('countExercises counts exercises only (P-ENT-20)', () => {
  expect(countExercises([{ type: 'EXERCISE' }, { type: 'exercise' }, { type: 'NOTE' }])).toBe(2)
})
