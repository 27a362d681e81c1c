import { isFirstEver, isOnboardingLesson, isUnanswered, keepsFullSentence } from './first-lesson'

const course = {
  lessons: [
    { lessonId: 'l2', order: 2 },
    { lessonId: 'l1', order: 1 },
  ],
}
const lesson = (lessonId: string, finishedAt: string | null) => ({
  lessonId,
  startedAt: null,
  finishedAt,
  progress: 0,
  currentItem: null,
  noOfWords: 0,
  noOfCompletedWords: 0,
  noOfKnownWords: 0,
})

test('only the first lesson is the onboarding lesson, and only while no lesson is finished', () => {
  const fresh = { lessons: [lesson('l1', null)] }
  expect(isOnboardingLesson(course, 'l1', fresh)).toBe(true)
  expect(isOnboardingLesson(course, 'l2', fresh)).toBe(false)
  expect(isOnboardingLesson(course, 'l1', { lessons: [lesson('l2', '2026-01-01T00:00:00Z')] })).toBe(false)
})

test('a lesson is unanswered while none of its sentences is done, even if its start is recorded', () => {
  const started = { ...lesson('l1', null), startedAt: '2026-01-01T00:00:00Z' }
  expect(isUnanswered(undefined)).toBe(true)
  expect(isUnanswered(started)).toBe(true)
  expect(isUnanswered({ ...started, progress: 5 })).toBe(false)
  expect(isUnanswered(lesson('l1', '2026-01-01T00:00:00Z'))).toBe(false)
})

test('full sentences stay available in the onboarding lesson at A1 and A2 only (L-PICK-06)', () => {
  expect(keepsFullSentence(true, 'A1')).toBe(true)
  expect(keepsFullSentence(true, 'A2')).toBe(true)
  expect(keepsFullSentence(true, 'B1')).toBe(false)
  expect(keepsFullSentence(false, 'A1')).toBe(false)
})

describe('the introduction to the first lesson (L-TRN-11, U30)', () => {
  const at = (lessonId: string, progress = 0) => ({ lessonId, progress })
  const nothing = { courses: [], lessons: [at('l1'), at('l2')] }

  test.each([
    ['before anything was done', {}],
    ['once another lesson was begun', { lessons: [at('l1'), at('l2', 40)] }],
    ['once another course was begun', { courses: [{ finishedLessons: 0 }] }],
  ])('the introduction is shown %s', (_when, change) => {
    expect(isFirstEver('l1', { ...nothing, ...change })).toBe(true)
  })

  test.each([
    ['a sentence of the lesson was done', { lessons: [at('l1', 10)] }],
    ['a lesson of any course is finished', { courses: [{ finishedLessons: 0 }, { finishedLessons: 1 }] }],
  ])("the introduction isn't shown once %s", (_what, change) => {
    expect(isFirstEver('l1', { ...nothing, ...change })).toBe(false)
  })
})
