import { lessonOrder } from './lesson-place'

test('lessons are in the order of the course', () => {
  const lessons = [
    { lessonId: 'second', order: 7 },
    { lessonId: 'third', order: 9 },
    { lessonId: 'first', order: 0 },
  ]
  expect(lessonOrder({ lessons })).toEqual(['first', 'second', 'third'])
  expect(lessons[0]?.lessonId).toBe('second')
})
