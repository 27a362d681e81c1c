import { lesson, lessonProgress } from '@mowka/testing/entities'
import { courseLessons } from './course-lessons'
import { currentLesson, lessonSteps } from './lesson-steps'

const DAY = '2026-11-02T10:00:00.000Z'
const whole = lesson({ hasIntroduction: true, hasDialogue: true })
const words = { noOfWords: 10, noOfCompletedWords: 0, noOfKnownWords: 0 }
const statesOf = (progress: ReturnType<typeof lessonProgress> | null, isSpoken = false) =>
  lessonSteps({ lesson: whole, progress }, { isCurrent: true, isSpoken })
    .map(({ name, state }) => `${name} ${state}`)
    .join(', ')

test.each([
  [
    'a new lesson starts with its introduction',
    lessonProgress({ progress: 0, ...words }),
    'introduction next, sentences open, words open, dialogue open, speaking open',
  ],
  [
    'an answered sentence completes the introduction',
    lessonProgress({ progress: 40, ...words }),
    'introduction done, sentences next, words open, dialogue open, speaking open',
  ],
  [
    'words follow the sentences',
    lessonProgress({ progress: 100, ...words, noOfCompletedWords: 3 }),
    'introduction done, sentences done, words next, dialogue open, speaking open',
  ],
  [
    'the dialogue follows the words',
    lessonProgress({ progress: 100, ...words, noOfCompletedWords: 10 }),
    'introduction done, sentences done, words done, dialogue next, speaking open',
  ],
  [
    'speaking follows the dialogue',
    lessonProgress({ progress: 100, ...words, noOfCompletedWords: 10, dialogueFinishedAt: DAY }),
    'introduction done, sentences done, words done, dialogue done, speaking next',
  ],
  [
    'a dialogue can be finished before the sentences',
    lessonProgress({ progress: 40, ...words, dialogueFinishedAt: DAY }),
    'introduction done, sentences next, words open, dialogue done, speaking open',
  ],
])('%s', (_, progress, states) => expect(statesOf(progress)).toBe(states))

test('a lesson repeated in speaking has no next step', () => {
  const progress = lessonProgress({
    progress: 100,
    ...words,
    noOfCompletedWords: 10,
    dialogueFinishedAt: DAY,
  })
  expect(statesOf(progress, true)).not.toContain('next')
})

test('steps without content are left out, and only the current lesson has a next step', () => {
  const steps = lessonSteps(
    { lesson: lesson(), progress: lessonProgress({ progress: 40, noOfWords: 2, noOfKnownWords: 2 }) },
    { isCurrent: false, isSpoken: false },
  )
  expect(steps).toEqual([
    { name: 'sentences', state: 'open' },
    { name: 'speaking', state: 'open' },
  ])
})

describe('the current lesson', () => {
  const lessons = ['l1', 'l2', 'l3'].map((_id) => lesson({ _id, isLocked: _id === 'l3' }))
  const order = { lessons: lessons.map(({ _id }, index) => ({ lessonId: _id, order: index })) }
  const current = (given: ReturnType<typeof lessonProgress>[]) =>
    currentLesson(courseLessons(order, lessons, { lessons: given }))

  test.each([
    ['the first one of a new course', [], 'l1'],
    ['the one in progress', [lessonProgress({ lessonId: 'l2', progress: 40, startedAt: DAY })], 'l2'],
    [
      'the one after a complete one',
      [lessonProgress({ lessonId: 'l1', progress: 100, finishedAt: DAY })],
      'l2',
    ],
  ])('is %s', (_, given, id) => expect(current(given)).toBe(id))

  test('is the first with words left once all sentences are done, and none without words', () => {
    const done = (lessonId: string, noOfCompletedWords: number) =>
      lessonProgress({ lessonId, progress: 100, finishedAt: DAY, ...words, noOfCompletedWords })
    expect(current([done('l1', 10), done('l2', 4)])).toBe('l2')
    expect(current([done('l1', 10), done('l2', 10)])).toBeNull()
  })
})
