import { lessonOrder } from './lesson-place'

test('lessonOrder sorts lessons by their order in the course', () => {
  const lessons = [
    { lessonId: 'second', order: 7 },
    { lessonId: 'third', order: 9 },
    { lessonId: 'first', order: 0 },
  ]
  expect(lessonOrder({ lessons })).toEqual(['first', 'second', 'third'])
  expect(lessons[0]?.lessonId).toBe('second')
})
