import { paths } from '@mowka/shared/contract/routes'
import { routeAt } from './route-at'

test.each([
  [paths.courses(), 'courses'],
  [`${paths.courses()}/`, 'courses'],
  [paths.courseDetails({ courseId: 'c1' }), 'courseDetails'],
  [paths.trainerWriting({ courseId: 'c1', lessonId: 'l1' }), 'trainerWriting'],
  [paths.levelingTest(), 'levelingTest'],
  [paths.levelingTest({ lang: 'english' }), 'levelingTest'],
  // Both "new" and an id would fit.
  [paths.adminAddExercise(), 'adminAddExercise'],
  [paths.adminEditExercise({ exerciseId: 'e1' }), 'adminEditExercise'],
  // A redirect is where it leads to.
  ['/', 'courses'],
  ['/admin', 'adminCourses'],
])('%s is %s', (pathname, name) => {
  expect(routeAt(pathname)?.name).toBe(name)
})

test.each(['/courses', '/course/c1/lesson', '/api/docs', '/remotes/learning/x.js'])(
  '%s is nothing',
  (path) => {
    expect(routeAt(path)).toBeNull()
  },
)
