import { readsIn } from './first-reads'

test('readsIn returns the paths of the first reads of each page', () => {
  expect(
    readsIn({
      courses: { getAvailableCourses: {} },
      courseDetails: { getAvailableCourse: { id: 'courseId' } },
    }),
  ).toEqual({
    courses: [{ name: 'getAvailableCourses', path: '/course/available', params: {} }],
    courseDetails: [
      { name: 'getAvailableCourse', path: '/course/available/:id', params: { id: 'courseId' } },
    ],
  })
})

test.each([
  ['a write', { postProgress: {} }],
  ['a read that advances something', { getMe: {} }],
  ['a name that the contract lacks', { getEverything: {} }],
  ['a parameter too few', { getAvailableCourse: {} }],
  ['a parameter too many', { getAvailableCourses: { id: 'courseId' } }],
] satisfies [string, Record<string, Record<string, string>>][])('readsIn throws for %s', (_, courses) => {
  expect(() => readsIn({ courses })).toThrow(/No read is called|takes/)
})
