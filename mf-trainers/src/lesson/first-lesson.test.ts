import { isFirstEver, isOnboardingLesson, keepsFullSentence } from './first-lesson'

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

test('only the first lesson, and only while nothing is finished, is the onboarding lesson', () => {
  const fresh = { lessons: [lesson('l1', null)] }
  expect(isOnboardingLesson(course, 'l1', fresh)).toBe(true)
  expect(isOnboardingLesson(course, 'l2', fresh)).toBe(false)
  expect(isOnboardingLesson(course, 'l1', { lessons: [lesson('l2', '2026-01-01T00:00:00Z')] })).toBe(false)
})

test('full sentences stay available in the onboarding lesson at A1 and A2 only (L-PICK-06)', () => {
  expect(keepsFullSentence(true, 'A1')).toBe(true)
  expect(keepsFullSentence(true, 'A2')).toBe(true)
  expect(keepsFullSentence(true, 'B1')).toBe(false)
  expect(keepsFullSentence(false, 'A1')).toBe(false)
})

describe('the very first lesson of an account (L-TRN-11)', () => {
  const place = { courseId: 'c1', lessonId: 'l1' }
  const at = (lessonId: string, startedAt: string | null, progress = 0) => ({ lessonId, startedAt, progress })
  const begun = '2026-01-01T00:00:00Z'
  const nothing = { otherLanguages: 0, begunCourses: [], lessons: [at('l1', null), at('l2', null)] }

  test('is one before anything was done, also when it was opened before', () => {
    expect(isFirstEver(place, nothing)).toBe(true)
    expect(
      isFirstEver(place, { ...nothing, begunCourses: [{ courseId: 'c1' }], lessons: [at('l1', begun)] }),
    ).toBe(true)
  })

  test.each([
    ['a sentence was done', { lessons: [at('l1', begun, 10)] }],
    ['another lesson was begun', { lessons: [at('l1', null), at('l2', begun)] }],
    ['another course was begun', { begunCourses: [{ courseId: 'c2' }] }],
    ['another language is learned', { otherLanguages: 1 }],
  ])('is none once %s', (_what, change) => {
    expect(isFirstEver(place, { ...nothing, ...change })).toBe(false)
  })
})
