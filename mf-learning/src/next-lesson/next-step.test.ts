import type { Recommendation } from '@mowka/contract/schemas/progress'
import { nextStep as nextStepOf, sentencesDone } from './next-step'

const recommendation = (change: Partial<Recommendation>): Recommendation => ({
  type: 'LESSON_UNFINISHED',
  courseId: 'c1',
  lessonId: 'l1',
  nextCourseId: null,
  nextLessonId: null,
  learningMode: null,
  lastActivity: null,
  ...change,
})

const nextStep = (said: Recommendation) =>
  nextStepOf(said, (mode) => mode === 'WRITING' || mode === 'LISTENING')

test('before anything has been started nothing is recommended', () => {
  expect(nextStep(recommendation({ type: 'NOTHING_STARTED_YET', courseId: null, lessonId: null }))).toEqual({
    kind: 'none',
  })
})

test.each([
  ['the last mode', 'LISTENING', 'LISTENING'],
  ['writing when none is known', null, 'WRITING'],
  ['writing after a mode that lessons do not have or that no release has', 'SPEAKING', 'WRITING'],
] as const)('an unfinished lesson continues in %s', (_what, learningMode, mode) => {
  expect(nextStep(recommendation({ learningMode }))).toEqual({
    kind: 'continue',
    courseId: 'c1',
    lessonId: 'l1',
    mode,
  })
})

test('a finished lesson offers its repetition and the next lesson, in the next course if its own is finished (C63)', () => {
  const finished = { kind: 'finished', courseId: 'c1', lessonId: 'l1' }
  const said = (change: Partial<Recommendation>) =>
    nextStep(recommendation({ type: 'LESSON_FINISHED', ...change }))
  expect(said({ nextCourseId: 'c1', nextLessonId: 'l2' })).toEqual({
    ...finished,
    next: { courseId: 'c1', lessonId: 'l2' },
  })
  expect(said({ nextCourseId: 'c2', nextLessonId: 'm1' })).toEqual({
    ...finished,
    next: { courseId: 'c2', lessonId: 'm1' },
  })
  expect(said({})).toEqual({ ...finished, next: null })
})

test('a recommendation for a finished language has no lesson', () => {
  expect(nextStep(recommendation({ type: 'EVERYTHING_FINISHED', courseId: null, lessonId: null }))).toEqual({
    kind: 'everythingFinished',
  })
})

test('a recommendation without a lesson id offers nothing', () => {
  expect(nextStep(recommendation({ lessonId: null }))).toEqual({ kind: 'none' })
})

test('completed sentences are computed from the percentage', () => {
  expect(sentencesDone(40, 20)).toBe(8)
  expect(sentencesDone(33, 3)).toBe(1)
})
