import type { Api } from '../http/api'
import { adminOnly, anyone, signedIn } from '../http/policy'
import type { Services } from '../services'
import * as exercises from './exercise-service'
import * as lessons from './lesson-service'
import * as courses from './service'

/** Courses, lessons and what is in them. */
export function courseRoutes(api: Api, { db, now }: Services): void {
  api.route('getAvailableCourses', signedIn, async ({ person, pair }) => ({
    data: await courses.availableCourses(db, person, pair, now()),
  }))

  api.route('getAvailableCourse', signedIn, ({ person, params }) =>
    courses.availableCourse(db, person, params.id, now()),
  )

  api.route('getRecommendedCourses', anyone, ({ person, pair, params }) =>
    courses.recommendedCourses(db, person, pair, params.level, now()),
  )

  api.route('getCourse', signedIn, async ({ person, params }) => ({
    data: [await courses.readCourse(db, person, params.id, now())],
  }))

  api.route('listCourses', adminOnly, ({ person, query }) => courses.listCourses(db, person, query, now()))

  api.route('updateCourse', adminOnly, ({ person, params, body }) =>
    courses.updateCourse(db, person, params.id, body, now()),
  )

  api.route('getAvailableLessons', signedIn, async ({ person, params }) => ({
    data: await lessons.availableLessons(db, person, params.id, now()),
  }))

  api.route('getLesson', signedIn, ({ person, query }) => lessons.listLessons(db, person, query, now()))

  api.route('getLessonExercises', signedIn, async ({ person, params, query }) => ({
    data: await exercises.lessonExercises(db, person, params.id, query.activeOnly ?? false, now()),
  }))

  api.route('getLessonHints', signedIn, async ({ person, params, query }) => ({
    data: await exercises.lessonHints(db, person, params.id, query.activeOnly ?? false, now()),
  }))

  api.route('getLessonWords', signedIn, async ({ person, params }) => ({
    data: await exercises.lessonWords(db, person, params.id, now()),
  }))

  api.route('getLessonRecordings', signedIn, async ({ person, params }) => ({
    data: await exercises.lessonRecordings(db, person, params.id, now()),
  }))
}
