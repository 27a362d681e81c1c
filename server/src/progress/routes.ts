import { availableCourse, availableCourses, findSeenCourses, openLesson } from '../course/public'
import type { Api } from '../http/api'
import { own, signedIn } from '../http/policy'
import { deleteLessons } from './events/log'
import * as events from './events/service'
import * as courses from './lessons/course-service'
import { findSeenCounts } from './lessons/course-store'
import { readProblematic, readSummary, showNext } from './lessons/lesson-store'
import { accountOfHistory, lessonOfEvent, nextInOpenLesson, ownLessons, ownRepetitions } from './policies'
import * as repetitions from './repetitions/service'
import { dueReviews, dueSentences } from './reviews/service'
import { readRanking } from './statistics/ranking'
import {
  findAllDays,
  findLastDays,
  findOwnDays,
  showActivity,
  showLifetimeStats,
  showStats,
} from './statistics/stats'

/**
 * Rate limit of events per person. It is high enough for hundreds of queued offline events in a row; rejected ones
 * are sent again later.
 */
const EVENTS_PER_MINUTE = 1_200

/** Learning events and the learner's progress. */
export function progressRoutes(api: Api, rejudge: events.RejudgeAnswer): void {
  api.route(
    'postProgress',
    lessonOfEvent,
    (call) => events.postEvent(call, call.object, call.body, rejudge),
    { callsPerMinute: EVENTS_PER_MINUTE },
  )

  api.route('moveProgress', accountOfHistory, (call) =>
    events.moveProgress(call, call.object, call.body.events, rejudge),
  )

  api.route('deleteLessonProgress', ownLessons, (call) => deleteLessons(call, call.body.lessonIds))

  api.route('getProgress', own(findSeenCounts), ({ object }) => courses.courseSummaries(object))

  api.route('getAllProgress', own(findSeenCourses), (call) => courses.allProgress(call, call.object))

  api.route('getCourseProgress', availableCourse('params.courseId'), (call) =>
    courses.courseProgress(call, call.object),
  )

  api.route('getCourseFinished', availableCourse('params.courseId'), (call) =>
    courses.courseFinished(call, call.object),
  )

  api.route('getCourseResult', availableCourse('params.courseId'), (call) =>
    courses.courseResult(call, call.object.course),
  )

  api.route('getNextLesson', availableCourses('query.courseId'), (call) =>
    courses.nextLesson(call, call.object),
  )

  api.route('getNextExercise', nextInOpenLesson, ({ object }) => showNext(object))

  api.route('getLessonSummary', openLesson('params.id'), ({ db, person, object }) =>
    readSummary(db, person.userId, object.lessonId),
  )

  api.route('getProblematicExamples', openLesson('params.id'), ({ db, person, object }) =>
    readProblematic(db, person.userId, object.lessonId),
  )

  api.route('getNextRepetition', openLesson('params.lessonId'), (call) =>
    repetitions.nextRepetition(call, call.object, call.params.mode, call.query),
  )

  api.route('getRepetitionLessons', signedIn, repetitions.repetitionLessons)

  api.route('getFinishedModes', signedIn, repetitions.finishedModes)

  api.route('getDueReviews', signedIn, dueReviews)

  api.route('getDueSentences', signedIn, dueSentences)

  api.route('getRepetitionProgress', ownRepetitions, (call) =>
    repetitions.repetitionProgress(call, call.params.lessonId),
  )

  api.route('getStats', own(findOwnDays), (call) => showStats(call.object, call))

  api.route('getLifetimeStats', own(findAllDays), (call) => showLifetimeStats(call.object, call))

  api.route('getActivity', own(findLastDays), ({ object }) => showActivity(object))

  api.route('getRanking', signedIn, (call) => readRanking(call, call.query.period))
}
