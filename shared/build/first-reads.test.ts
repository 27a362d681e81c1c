import { readsIn } from './first-reads'

test('a release says the paths of the reads with which its pages begin', () => {
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
] satisfies [string, Record<string, Record<string, string>>][])(
  'no release is made with %s',
  (_, courses) => {
    expect(() => readsIn({ courses })).toThrow(/No read is called|takes/)
  },
)
