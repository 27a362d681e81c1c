import { availableCourse } from '../course/public'
import type { Api } from '../http/api'
import { signedIn, withFreeIds } from '../http/policy'
import { listPinnedCourses, pinCourse } from './service'
import { deletePin } from './store'

/** Courses that a learner pinned to the top of the list. */
export function pinnedCourseRoutes(api: Api): void {
  api.route('getPinnedCourses', signedIn, (call) => listPinnedCourses(call))

  api.route('pinCourse', availableCourse('params.id'), (call) => pinCourse(call, call.object))

  const ownPin = withFreeIds(signedIn, {
    'params.id': 'removes a course from the list of the caller; has no effect if it is not pinned',
  })
  api.route('unpinCourse', ownPin, ({ db, person, params }) =>
    deletePin(db, { userId: person.userId, courseId: params.id }),
  )
}
