import { course } from '@mowka/testing/entities'
import { courseAfter } from './next-course'

const courses = ['c1', 'c2', 'c3', 'c4'].map((_id) => course({ _id }))
const finished = (courseId: string) => ({
  courseId,
  startedAt: '2026-11-01T10:00:00.000Z',
  finishedAt: '2026-11-02T10:00:00.000Z',
  progress: 100,
  finishedLessons: 2,
  totalLessons: 2,
})

const idAfter = (
  id: string,
  done: readonly string[],
  next?: { courseId: string | null; nextCourseId: string | null },
) => courseAfter(id, { courses, progress: done.map(finished), next })?._id ?? null

test('the recommended course follows a finished one', () => {
  expect(idAfter('c1', ['c1'], { courseId: 'c1', nextCourseId: 'c3' })).toBe('c3')
})

test('a course in progress follows if the recommendation has no next course', () => {
  expect(idAfter('c1', ['c1'], { courseId: 'c4', nextCourseId: null })).toBe('c4')
})

test('without a recommendation the first unfinished course follows', () => {
  expect(idAfter('c1', ['c1', 'c2'])).toBe('c3')
  expect(idAfter('c1', ['c1', 'c2'], { courseId: 'c1', nextCourseId: null })).toBe('c3')
})

test('no course follows after the last one', () => {
  expect(idAfter('c1', ['c1', 'c2', 'c3', 'c4'], { courseId: 'c1', nextCourseId: 'c1' })).toBeNull()
})
