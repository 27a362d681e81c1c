import { countExercises, isExercise, lessonOrder } from './lesson'

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

test('lessonOrder sorts lessons by their order in the course', () => {
  const lessons = [
    { lessonId: 'second', order: 7 },
    { lessonId: 'third', order: 9 },
    { lessonId: 'first', order: 0 },
  ]
  expect(lessonOrder({ lessons })).toEqual(['first', 'second', 'third'])
  expect(lessons[0]?.lessonId).toBe('second')
})
