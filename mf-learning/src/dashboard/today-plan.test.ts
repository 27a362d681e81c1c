import { todayPlan } from './today-plan'

const place = { courseId: 'c1', lessonId: 'l1' }
const inProgress = { kind: 'continue', ...place, mode: 'WRITING' } as const

test.each([
  ['continues the lesson in progress', inProgress, inProgress],
  [
    'starts the lesson after a finished one, also of another course',
    { kind: 'finished', ...place, next: { courseId: 'c2', lessonId: 'l9' } } as const,
    { kind: 'next', courseId: 'c2', lessonId: 'l9' },
  ],
  ['has no lesson after a finished course', { kind: 'finished', ...place, next: null } as const, null],
  ['has no lesson before anything was started', { kind: 'none' } as const, null],
])("today's plan %s (L-DASH-01)", (_, step, lesson) => {
  const deck = { words: 3, sentences: 2 }
  expect(todayPlan(step, deck)).toEqual({ deck, lesson, isEverythingFinished: false })
})
