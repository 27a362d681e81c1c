import type { Api } from '../http/api'
import { isAdmin } from '../http/person'
import { anyone, own, signedIn, withFreeIds } from '../http/policy'
import type { Services } from '../services'
import { catalogRoutes } from './catalog-routes'
import { exerciseRoutes } from './exercise-routes'
import * as exercises from './exercise-service'
import { hintRoutes } from './hint-routes'
import * as lessons from './lesson-service'
import {
  availableCourse,
  courseToLearn,
  exercisesToLearn,
  findSeenCourses,
  listedLessons,
  openExercise,
  openLesson,
  seenCourse,
} from './policies'
import { reportExercise } from './reports'
import * as courses from './service'
import { readTags } from './tag-store'
import * as teaching from './teaching-service'

const shownToVisitors = anyone(
  'a visitor sees courses after a leveling test, to sign up for them (S-AUTH-04, C30)',
)

/** Faster than anyone finds mistakes; a higher rate is a script that fills the list. */
const REPORTS_PER_MINUTE = 20

/** Courses, lessons and their content. */
export function courseRoutes(api: Api, services: Services): void {
  exerciseRoutes(api, services)
  hintRoutes(api)

  api.route('getAvailableCourses', own(findSeenCourses), ({ object }) => ({
    data: courses.showCourses(object),
  }))

  api.route('getAvailableCourse', availableCourse('params.id'), ({ object }) => courses.showCourse(object))

  api.route('getRecommendedCourses', shownToVisitors, (call) =>
    courses.recommendedCourses(call, call.params.level),
  )

  api.route('getCourse', seenCourse('params.id'), ({ object }) => ({
    data: [courses.showCourse(object)],
  }))

  api.route('getAvailableLessons', courseToLearn('params.id'), ({ object }) => ({
    data: lessons.availableLessons(object),
  }))

  api.route('getLesson', listedLessons, (call) => lessons.listLessons(call, call.query))

  api.route('getLessonExercises', exercisesToLearn, (call) => ({
    data: exercises.lessonExercises(call, call.object),
  }))

  api.route('getLessonHints', openLesson('params.id'), async (call) => ({
    data: await exercises.lessonHints(call, call.object, call.query.activeOnly ?? false),
  }))

  api.route('getLessonWords', openLesson('params.id'), async (call) => ({
    data: await exercises.lessonWords(call, call.object, call.query.withInactive ?? false),
  }))

  api.route('getLessonRecordings', openLesson('params.id'), async ({ db, object }) => ({
    data: await exercises.lessonRecordings(db, object),
  }))

  api.route('getLessonIntroduction', openLesson('params.id'), async ({ db, object }) => ({
    introduction: await teaching.lessonIntroduction(db, object),
  }))

  api.route('getLessonDialogue', openLesson('params.id'), async ({ db, object }) => ({
    dialogue: await teaching.lessonDialogue(db, object),
  }))

  api.route('getTags', signedIn, async ({ db, pair, query, person }) => ({
    data: await readTags(db, pair, query, query.all === true && isAdmin(person)),
  }))

  const reportedExercise = withFreeIds(openExercise('params.id'), {
    'body.reportId': 'made by the browser, for one report of a request that is sent twice',
  })
  api.route('reportExercise', reportedExercise, (call) => reportExercise(call, call.object, call.body), {
    callsPerMinute: REPORTS_PER_MINUTE,
  })
  catalogRoutes(api, services)
}
