import type { Api } from '../http/api'
import type { Services } from '../services'
import * as courses from './course-service'
import * as events from './event-service'
import * as lessons from './lesson-service'
import * as repetitions from './repetition-service'
import { readStats } from './stats-service'

/** What learners did, and where they are. */
export function progressRoutes(api: Api, { db, now }: Services): void {
  api.route('postProgress', 'signed-in', ({ person, body }) => events.takeEvent(db, person, body, now()))

  api.route('deleteLessonProgress', 'signed-in', ({ person, body, pair }) =>
    events.deleteLessons(db, person.userId, body.lessonIds, pair.targetLang, now()),
  )

  api.route('getProgress', 'signed-in', ({ person, pair }) =>
    courses.courseSummaries(db, person, pair, now()),
  )

  api.route('getAllProgress', 'signed-in', ({ person, pair }) => courses.allProgress(db, person, pair, now()))

  api.route('getCourseProgress', 'signed-in', ({ person, params }) =>
    courses.courseProgress(db, person, params.courseId, now()),
  )

  api.route('getCourseFinished', 'signed-in', ({ person, params }) =>
    courses.courseFinished(db, person, params.courseId, now()),
  )

  api.route('getNextLesson', 'signed-in', ({ person, pair, query }) =>
    courses.nextLesson(db, person, pair, query.courseId, now()),
  )

  api.route('getNextExercise', 'signed-in', ({ person, params }) =>
    lessons.nextExercise(db, person, params, now()),
  )

  api.route('getLessonSummary', 'signed-in', ({ person, params }) =>
    lessons.lessonSummary(db, person, params.id, now()),
  )

  api.route('getProblematicExamples', 'signed-in', ({ person, params }) =>
    lessons.problematicExamples(db, person, params.id, now()),
  )

  api.route('getNextRepetition', 'signed-in', ({ person, params, query }) =>
    repetitions.nextRepetition(db, person, { ...params, randomOrder: query.randomOrder ?? false }, now()),
  )

  api.route('getRepetitionLessons', 'signed-in', ({ person, pair }) =>
    repetitions.repetitionLessons(db, person, pair, now()),
  )

  api.route('getFinishedModes', 'signed-in', ({ person, pair }) =>
    repetitions.finishedModes(db, person.userId, pair),
  )

  api.route('getRepetitionProgress', 'signed-in', ({ person, params }) =>
    repetitions.repetitionProgress(db, person.userId, params.lessonId),
  )

  api.route('getStats', 'signed-in', ({ person, pair }) =>
    readStats(db, person.userId, pair.targetLang, now()),
  )
}
