import {
  lastLessonWithWords,
  practiceMinutes,
  splitLessonWords,
  wordsLeft,
  wordsPerTraining,
} from './training'

test('a training includes all remaining words of a lesson up to ten, and seven of more', () => {
  expect([1, 10, 11, 30].map(wordsPerTraining)).toEqual([1, 10, 7, 7])
})

test('practice takes about 20 seconds per word or sentence, and at least a minute', () => {
  expect([0, 1, 6, 10, 12].map(practiceMinutes)).toEqual([1, 1, 2, 3, 4])
})

test('the words of a lesson are left to learn below stage 2, and hidden words are neither left nor learned', () => {
  const words = ['a', 'b', 'c', 'd'].map((_id) => ({ _id }))
  const stages = [
    { wordId: 'b', stage: 1 },
    { wordId: 'c', stage: 2 },
    { wordId: 'd', stage: 1 },
  ]
  const { left, learned } = splitLessonWords(words, { repetitions: stages, knownWordIds: ['d'] })
  expect(left.map(({ _id }) => _id)).toEqual(['a', 'b'])
  expect(learned.map(({ _id }) => _id)).toEqual(['c'])
})

test('the words left in a lesson exclude completed and hidden ones', () => {
  expect(wordsLeft({ noOfWords: 10, noOfCompletedWords: 3, noOfKnownWords: 2 })).toBe(5)
})

test('the last lesson with words is the one studied last that has words left', () => {
  const lesson = (
    lessonId: string,
    noOfWords: number,
    startedAt: string | null,
    finishedAt: string | null,
  ) => ({
    ...{ lessonId, noOfWords, startedAt, finishedAt },
    noOfCompletedWords: 2,
    noOfKnownWords: 0,
  })
  const courses = [
    {
      courseId: 'c1',
      lessons: [
        lesson('a', 8, '2026-11-01T10:00:00.000Z', '2026-11-20T10:00:00.000Z'),
        lesson('b', 2, '2026-11-21T10:00:00.000Z', null),
      ],
    },
    {
      courseId: 'c2',
      lessons: [lesson('c', 9, '2026-11-19T10:00:00.000Z', null), lesson('d', 9, null, null)],
    },
  ]
  expect(lastLessonWithWords(courses)).toEqual({ courseId: 'c1', lessonId: 'a', left: 6 })
  expect(lastLessonWithWords([])).toBeNull()
})
