import { course, lesson, lessonProgress } from '@mowka/testing/entities'
import { anchoredLesson, courseLessons, lessonAction, lessonState, lessonToStart } from './course-lessons'

const ids = (entries: { lesson: { _id: string } }[]) => entries.map((entry) => entry.lesson._id)
const two = [lesson({ _id: 'l2' }), lesson({ _id: 'l1' })]

test('lessons are in course order and numbered from 1', () => {
  const entries = courseLessons(course(), two, { lessons: [lessonProgress({ lessonId: 'l2' })] })
  expect(ids(entries)).toEqual(['l1', 'l2'])
  expect(entries.map(({ number, state }) => [number, state])).toEqual([
    [1, 'new'],
    [2, 'inProgress'],
  ])
})

test('a course starts with its first unlocked lesson, as long as nothing has been started (L-CDET-03)', () => {
  const locked = [lesson({ isLocked: true }), lesson({ _id: 'l2' })]
  expect(lessonToStart(courseLessons(course(), locked, undefined))?.lesson._id).toBe('l2')
  expect(lessonToStart(courseLessons(course(), two, { lessons: [lessonProgress()] }))).toBeNull()
  expect(lessonToStart(courseLessons(course(), [lesson({ isLocked: true })], undefined))).toBeNull()
})

test('the anchored lesson is the one in the hash, else the one in progress for backTo=current (L-CDET-06, L-CDET-07)', () => {
  const entries = courseLessons(course(), two, { lessons: [lessonProgress()] })
  expect(anchoredLesson(entries, '#l2', true)).toBe('l2')
  expect(anchoredLesson(entries, '#unknown', true)).toBe('l1')
  expect(anchoredLesson(entries, '', true)).toBe('l1')
  expect(anchoredLesson(entries, '', false)).toBeNull()
  expect(anchoredLesson(entries, '#%', false)).toBeNull()
})

const DAY = '2026-11-02T10:00:00.000Z'
const open = { isLocked: false }

test.each([
  ['never touched (L-CDET-08)', null, 'new', 'start'],
  ['opened, at 0 percent (C64)', lessonProgress({ progress: 0 }), 'inProgress', 'continue'],
  [
    'with a record and never opened (L-CDET-08)',
    lessonProgress({ progress: 0, startedAt: null }),
    'new',
    'start',
  ],
  ['under way (L-CDET-09)', lessonProgress({ progress: 1 }), 'inProgress', 'continue'],
  [
    'finished, with new sentences (L-CDET-10)',
    lessonProgress({ progress: 90, finishedAt: DAY }),
    'finished',
    'repeat',
  ],
  [
    'finished and whole (L-CDET-11)',
    lessonProgress({ progress: 100, finishedAt: DAY }),
    'complete',
    'repeat',
  ],
  ['whole, its end not yet recorded (L-CDET-11)', lessonProgress({ progress: 100 }), 'complete', 'continue'],
] as const)('%s', (_what, progress, state, action) => {
  expect(lessonState(open, progress)).toBe(state)
  expect(lessonAction(state, progress)).toBe(action)
})

test('a locked lesson is locked whatever its progress (L-CDET-12)', () => {
  const progress = lessonProgress({ progress: 100, finishedAt: DAY })
  expect(lessonState({ isLocked: true }, progress)).toBe('locked')
  expect(lessonAction('locked', progress)).toBe('buy')
})
