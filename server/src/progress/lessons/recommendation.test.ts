import { type LessonActivity, recommend } from './recommendation'

const courses = [
  { courseId: 'a', lessonIds: ['a1', 'a2', 'a3'], isOpen: true },
  { courseId: 'b', lessonIds: ['b1', 'b2', 'shared'], isOpen: true },
  { courseId: 'c', lessonIds: ['c1', 'shared'], isOpen: true },
]

const did = (lessonId: string, minute: number, rest: Partial<LessonActivity> = {}): LessonActivity => ({
  lessonId,
  courseId: lessonId.slice(0, 1),
  isFinished: false,
  lastMode: null,
  lastActivity: new Date(Date.UTC(2026, 10, 16, 10, minute)),
  ...rest,
})
const done = { isFinished: true }

describe('the recommendation (P-ENT-39, S-PROG-13)', () => {
  test('recommends nothing before anything was started', () => {
    expect(recommend(courses, [])).toEqual({
      type: 'NOTHING_STARTED_YET',
      courseId: null,
      lessonId: null,
      nextCourseId: null,
      nextLessonId: null,
      learningMode: null,
      lastActivity: null,
    })
  })

  test('continues an unfinished lesson in its last mode, or in writing by default', () => {
    expect(recommend(courses, [did('a1', 0, done), did('a2', 5, { lastMode: 'LISTENING' })])).toEqual({
      type: 'LESSON_UNFINISHED',
      courseId: 'a',
      lessonId: 'a2',
      nextCourseId: null,
      nextLessonId: null,
      learningMode: 'LISTENING',
      lastActivity: '2026-11-16T10:05:00.000Z',
    })
    expect(recommend(courses, [did('a2', 5)]).learningMode).toBe('WRITING')
  })

  test('recommends the lesson after a finished one', () => {
    expect(recommend(courses, [did('a1', 0, done)])).toMatchObject({
      type: 'LESSON_FINISHED',
      lessonId: 'a1',
      nextLessonId: 'a2',
    })
  })

  test('returns to a skipped lesson', () => {
    expect(recommend(courses, [did('a2', 0, done), did('a3', 5, done)])).toMatchObject({
      type: 'LESSON_FINISHED',
      lessonId: 'a3',
      nextLessonId: 'a1',
    })
  })

  test('switches to another started course when one is finished', () => {
    const activities = [did('b1', 0, done), did('a1', 1, done), did('a2', 2, done), did('a3', 3, done)]
    expect(recommend(courses, activities)).toMatchObject({
      type: 'LESSON_FINISHED',
      courseId: 'b',
      nextLessonId: 'b2',
    })
  })

  const allOf = (...ids: string[]) => ids.map((id, minute) => did(id, minute, done))

  test('continues with the next course in order when all started ones are finished (C63)', () => {
    expect(recommend(courses, allOf('a1', 'a2', 'a3'))).toMatchObject({
      type: 'LESSON_FINISHED',
      courseId: 'a',
      lessonId: 'a3',
      nextCourseId: 'b',
      nextLessonId: 'b1',
    })
    // After the last course, the first skipped one.
    expect(recommend(courses, allOf('b1', 'b2', 'shared', 'c1'))).toMatchObject({
      type: 'LESSON_FINISHED',
      courseId: 'c',
      nextCourseId: 'a',
      nextLessonId: 'a1',
    })
  })

  test('skips a lesson of the next course that was finished in another course (C63)', () => {
    const two = courses.filter(({ courseId }) => courseId !== 'a')
    expect(recommend(two, allOf('b1', 'b2', 'shared'))).toMatchObject({
      nextCourseId: 'c',
      nextLessonId: 'c1',
    })
  })

  test('reports everything as finished when all open courses are (C63)', () => {
    const all = allOf('b1', 'b2', 'shared', 'c1', 'a1', 'a2', 'a3')
    const finished = { type: 'EVERYTHING_FINISHED', courseId: 'a', nextCourseId: null, nextLessonId: null }
    expect(recommend(courses, all)).toMatchObject(finished)
    const closed = courses.map((course) => ({ ...course, isOpen: course.courseId === 'a' }))
    expect(recommend(closed, allOf('a1', 'a2', 'a3'))).toMatchObject(finished)
  })

  test('recommends a lesson of several courses in the course it was learned in', () => {
    expect(recommend(courses, [did('shared', 0, { courseId: 'c' })]).courseId).toBe('c')
    expect(recommend(courses, [did('shared', 0, { courseId: null })]).courseId).toBe('b')
  })

  test('prefers the unfinished one of two lessons with the same time', () => {
    const unfinished = { type: 'LESSON_UNFINISHED', lessonId: 'a2' }
    expect(recommend(courses, [did('a1', 0, done), did('a2', 0)])).toMatchObject(unfinished)
    expect(recommend(courses, [did('a2', 0), did('a1', 0, done)])).toMatchObject(unfinished)
  })

  test('ignores lessons that are no longer in any course', () => {
    expect(recommend(courses, [did('a1', 0), did('gone', 5)])).toMatchObject({ lessonId: 'a1' })
  })
})
