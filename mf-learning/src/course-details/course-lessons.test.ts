import { course, lesson, lessonProgress } from '@mowka/testing/entities'
import { anchoredLesson, courseLessons, lessonToStart } from './course-lessons'

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
