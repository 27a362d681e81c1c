import type { Api } from '../http/api'
import { signedIn } from '../http/policy'
import type { Services } from '../services'
import * as courses from './course-service'
import * as events from './event-service'
import * as lessons from './lesson-service'
import * as repetitions from './repetition-service'
import { readStats } from './stats-service'

/** What learners did, and where they are. */
export function progressRoutes(api: Api, { db, now }: Services): void {
  api.route('postProgress', signedIn, ({ person, body }) => events.takeEvent(db, person, body, now()))

  api.route('deleteLessonProgress', signedIn, ({ person, body, pair }) =>
    events.deleteLessons(db, person.userId, body.lessonIds, pair.targetLang, now()),
  )

  api.route('getProgress', signedIn, ({ person, pair }) => courses.courseSummaries(db, person, pair, now()))

  api.route('getAllProgress', signedIn, ({ person, pair }) => courses.allProgress(db, person, pair, now()))

  api.route('getCourseProgress', signedIn, ({ person, params }) =>
    courses.courseProgress(db, person, params.courseId, now()),
  )

  api.route('getCourseFinished', signedIn, ({ person, params }) =>
    courses.courseFinished(db, person, params.courseId, now()),
  )

  api.route('getNextLesson', signedIn, ({ person, pair, query }) =>
    courses.nextLesson(db, person, pair, query.courseId, now()),
  )

  api.route('getNextExercise', signedIn, ({ person, params }) =>
    lessons.nextExercise(db, person, params, now()),
  )

  api.route('getLessonSummary', signedIn, ({ person, params }) =>
    lessons.lessonSummary(db, person, params.id, now()),
  )

  api.route('getProblematicExamples', signedIn, ({ person, params }) =>
    lessons.problematicExamples(db, person, params.id, now()),
  )

  api.route('getNextRepetition', signedIn, ({ person, params, query }) =>
    repetitions.nextRepetition(db, person, { ...params, randomOrder: query.randomOrder ?? false }, now()),
  )

  api.route('getRepetitionLessons', signedIn, ({ person, pair }) =>
    repetitions.repetitionLessons(db, person, pair, now()),
  )

  api.route('getFinishedModes', signedIn, ({ person, pair }) =>
    repetitions.finishedModes(db, person.userId, pair),
  )

  api.route('getRepetitionProgress', signedIn, ({ person, params }) =>
    repetitions.repetitionProgress(db, person.userId, params.lessonId),
  )

  api.route('getStats', signedIn, ({ person, pair }) => readStats(db, person.userId, pair.targetLang, now()))
}
