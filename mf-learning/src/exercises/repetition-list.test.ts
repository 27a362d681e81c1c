import { course } from '@mowka/testing/entities'
import { repetitionLesson } from './exercises.fixture'
import { daysAgo, listedCourses, matchesFilters, pageOfList, repetitionEntries } from './repetition-list'

const ids = (entries: { lesson: { lessonId: string } }[]) => entries.map(({ lesson }) => lesson.lessonId)

test.each([
  ['kAWA', true],
  ['kąwa', true],
  ['  kawa ', true],
  ['takeaway', true],
  ['"isnew":true', true],
  ['l1', true],
  ['herbata', false],
])('"%s" is searched for in the serialized lesson, ignoring case: %s (L-EXLS-03, C29)', (text, found) => {
  const lesson = repetitionLesson({
    name: { source: 'Kawa na wynos', target: 'Takeaway coffee' },
    isNew: true,
  })
  expect(matchesFilters(lesson, { text, courseId: '' })).toBe(found)
})

test('a course filter leaves only its own lessons, and text narrows them further (L-EXLS-04)', () => {
  const lesson = repetitionLesson({ courseId: 'c2' })
  expect(matchesFilters(lesson, { text: '', courseId: 'c2' })).toBe(true)
  expect(matchesFilters(lesson, { text: '', courseId: 'c1' })).toBe(false)
  expect(matchesFilters(lesson, { text: 'nowhere', courseId: 'c2' })).toBe(false)
})

test('progress is finished modes / 4 × 100, and each mode counts once (L-EXLS-09)', () => {
  const lessons = ['l1', 'l2', 'l3'].map((lessonId) => repetitionLesson({ lessonId }))
  const entries = repetitionEntries(
    lessons,
    {
      l1: [{ mode: 'writing' }, { mode: 'writing' }],
      l2: [{ mode: 'flash-cards' }, { mode: 'speaking' }, { mode: 'listening' }, { mode: 'writing' }],
    },
    [],
  )
  expect(entries.map(({ percent }) => percent)).toEqual([25, 100, 0])
  expect(entries[1]?.done).toEqual(['writing', 'listening', 'speaking', 'flash-cards'])
})

test("a lesson has its number in the course, or none if it isn't in it", () => {
  const lessons = [
    { lessonId: 'b', order: 1 },
    { lessonId: 'a', order: 0 },
  ]
  const [second, gone] = repetitionEntries(
    [repetitionLesson({ lessonId: 'b' }), repetitionLesson({ lessonId: 'gone' })],
    {},
    [course({ _id: 'c1', lessons })],
  )
  expect(second?.number).toBe(2)
  expect(gone?.number).toBeNull()
  expect(gone?.course?._id).toBe('c1')
})

test('a page has 50 lessons with started ones first, and an invalid page is clamped (L-EXLS-05, L-EXLS-07)', () => {
  const lessons = Array.from({ length: 101 }, (_, index) =>
    repetitionLesson({ lessonId: `l${index}`, isNew: index % 2 === 0 }),
  )
  const entries = repetitionEntries(lessons, {}, [])
  const first = pageOfList(entries, 1)
  expect(first.pages).toBe(3)
  expect(first.started).toHaveLength(50)
  expect(first.fresh).toHaveLength(0)
  expect(ids(first.started).slice(0, 2)).toEqual(['l1', 'l3'])
  const last = pageOfList(entries, 9)
  expect(last.page).toBe(3)
  expect(ids(last.fresh)).toEqual(['l100'])
  expect(pageOfList(entries, 0).page).toBe(1)
  expect(pageOfList(entries, Number.NaN).page).toBe(1)
  expect(pageOfList([], 2)).toEqual({ page: 1, pages: 1, started: [], fresh: [] })
  expect(pageOfList(entries.slice(0, 50), 1).pages).toBe(1)
  expect(pageOfList(entries.slice(0, 51), 1).pages).toBe(2)
})

test('only courses with a lesson to repeat are offered (L-EXLS-04)', () => {
  const courses = [course({ _id: 'c1' }), course({ _id: 'c2' })]
  expect(listedCourses([repetitionLesson({ courseId: 'c2' })], courses).map(({ _id }) => _id)).toEqual(['c2'])
})

test.each([
  ['2026-11-22T22:59:00.000Z', 0],
  ['2026-11-21T22:59:00.000Z', 1],
  // Midnight in Warsaw, across the clock change.
  ['2026-10-24T22:30:00.000Z', 28],
])('%s was %i Warsaw days before the evening of 22 November', (moment, days) => {
  expect(daysAgo(moment, new Date('2026-11-22T20:00:00.000Z'))).toBe(days)
})
