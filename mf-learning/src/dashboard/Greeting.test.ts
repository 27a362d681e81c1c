import { greetingStep } from './Greeting'

const going = { kind: 'continue', courseId: 'c1', lessonId: 'l1', mode: 'WRITING' } as const

test.each([
  ['words that are due come first', going, 3, { kind: 'words', count: 3 }],
  ['then the lesson under way', going, 0, { kind: 'lesson', step: going }],
  [
    'then the course of the next lesson',
    { kind: 'finished', courseId: 'c1', lessonId: 'l1', next: { courseId: 'c1', lessonId: 'l2' } } as const,
    0,
    { kind: 'course', courseId: 'c1' },
  ],
  [
    'or the next course',
    { kind: 'finished', courseId: 'c1', lessonId: 'l1', next: { courseId: 'c2', lessonId: 'l9' } } as const,
    0,
    { kind: 'nextCourse', courseId: 'c2' },
  ],
  [
    'never a finished course',
    { kind: 'finished', courseId: 'c1', lessonId: 'l1', next: null } as const,
    0,
    { kind: 'courses' },
  ],
  ['else all courses', { kind: 'none' } as const, 0, { kind: 'courses' }],
])('%s (L-DASH-01)', (_, step, due, expected) => {
  expect(greetingStep(step, due)).toEqual(expected)
})
