import type { Api } from '../http/api'
import type { Services } from '../services'
import * as exercises from './exercise-service'
import * as lessons from './lesson-service'
import * as courses from './service'

/** Courses, lessons and what is in them. */
export function courseRoutes(api: Api, { db, now }: Services): void {
  api.route('getAvailableCourses', 'signed-in', async ({ person, pair }) => ({
    data: await courses.availableCourses(db, person, pair, now()),
  }))

  api.route('getAvailableCourse', 'signed-in', ({ person, params }) =>
    courses.availableCourse(db, person, params.id, now()),
  )

  api.route('getRecommendedCourses', 'public', ({ person, pair, params }) =>
    courses.recommendedCourses(db, person, pair, params.level, now()),
  )

  api.route('getCourse', 'signed-in', async ({ person, params }) => ({
    data: [await courses.readCourse(db, person, params.id, now())],
  }))

  api.route('listCourses', 'admin', ({ person, query }) => courses.listCourses(db, person, query, now()))

  api.route('updateCourse', 'admin', ({ person, params, body }) =>
    courses.updateCourse(db, person, params.id, body, now()),
  )

  api.route('getAvailableLessons', 'signed-in', async ({ person, params }) => ({
    data: await lessons.availableLessons(db, person, params.id, now()),
  }))

  api.route('getLesson', 'signed-in', ({ person, query }) => lessons.listLessons(db, person, query, now()))

  api.route('getLessonExercises', 'signed-in', async ({ person, params, query }) => ({
    data: await exercises.lessonExercises(db, person, params.id, query.activeOnly ?? false, now()),
  }))

  api.route('getLessonHints', 'signed-in', async ({ person, params, query }) => ({
    data: await exercises.lessonHints(db, person, params.id, query.activeOnly ?? false, now()),
  }))

  api.route('getLessonWords', 'signed-in', async ({ person, params }) => ({
    data: await exercises.lessonWords(db, person, params.id, now()),
  }))

  api.route('getLessonRecordings', 'signed-in', async ({ person, params }) => ({
    data: await exercises.lessonRecordings(db, person, params.id, now()),
  }))
}
