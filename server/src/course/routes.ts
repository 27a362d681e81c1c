import type { ExerciseReport } from '@mowka/contract/schemas/learning'
import { orDash } from '@mowka/domain/exercise/report'
import { newId } from '../database/ids'
import { changeRow, createRow, deleteRow, editedRow } from '../history/public'
import type { Api } from '../http/api'
import { isEditor } from '../http/caller'
import { anyone, type CallScope, own, signedIn, staffOnly, withFreeIds } from '../http/policy'
import type { Services } from '../services'
import { catalogRoutes } from './catalog-routes'
import * as courses from './courses/service'
import { readTags } from './courses/store'
import { allHints, editableHint } from './exercises/hints'
import { exerciseRoutes } from './exercises/routes'
import * as exercises from './exercises/service'
import { grammarOf } from './lessons/grammar'
import * as lessons from './lessons/service'
import * as teaching from './lessons/teaching'
import {
  courseToLearn,
  courseToShow,
  exercisesToLearn,
  findSeenCourses,
  listedLessons,
  type OpenExercise,
  openExercise,
  openLesson,
  seenCourse,
} from './policies'
import { reviewRoutes } from './review/routes'
import { reportedBugs } from './tables'

/** Stores a learner's report about an exercise (S-CRS-17); repeating it has no effect. */
async function reportExercise(
  { db, person, now }: CallScope,
  { exercise }: OpenExercise,
  { comment, suggestedAnswer, mode, reportId, reportedAt }: ExerciseReport,
): Promise<{ reported: true }> {
  const written = reportedAt === undefined ? now : new Date(reportedAt)
  await db
    .insert(reportedBugs)
    .values({
      id: reportId ?? newId(now.getTime()),
      exerciseId: exercise.id,
      userId: person.userId,
      mode,
      comment: orDash(comment),
      suggestedAnswer: orDash(suggestedAnswer),
      status: 'REPORTED',
      createdAt: written < now ? written : now,
    })
    .onConflictDoNothing({ target: reportedBugs.id })
  return { reported: true }
}

/** Hints for editors. */
function hintRoutes(api: Api): void {
  const listed = withFreeIds(staffOnly('editor'), { 'query.filters._id': 'editors may see all hints' })
  api.route('listHints', listed, (call) => allHints(call, call.query, call.query.withExercises ?? false))

  const adminOnce = withFreeIds(staffOnly('editor'), {
    'body.requestId': 'made by the form, for one hint of a request that is sent twice',
  })
  api.route('createHint', adminOnce, (call) => {
    const { requestId, rawContent: _, ...hint } = call.body
    return createRow(call, editableHint, requestId, hint)
  })

  const edited = editedRow(editableHint, 'params.id')
  api.route('updateHint', edited, (call) => {
    const { version, rawContent: _, ...change } = call.body
    return changeRow(call, editableHint, call.params.id, change, { version })
  })

  api.route('deleteHint', edited, (call) => deleteRow(call, editableHint, call.params.id, call.query))
}

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

  api.route('getAvailableCourse', courseToShow, ({ object }) => courses.showCourse(object))

  api.route('getRecommendedCourses', shownToVisitors, (call) =>
    courses.recommendedCourses(call, call.params.level),
  )

  api.route('getCourse', seenCourse('params.id'), ({ object }) => ({
    data: [courses.showCourse(object)],
  }))

  api.route('getAvailableLessons', courseToLearn, ({ object }) => ({
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

  api.route('getLessonRecordings', openLesson('params.id'), async ({ db, object }) => {
    const sentences = await exercises.lessonRecordings(db, object)
    const first = (sentences.at(-1)?.order ?? -1) + 1
    return { data: [...sentences, ...(await teaching.dialogueRecordings(db, object, first))] }
  })

  api.route('getLessonIntroduction', openLesson('params.id'), async ({ db, object }) => ({
    introduction: await teaching.lessonIntroduction(db, object),
  }))

  api.route('getLessonDialogue', openLesson('params.id'), async ({ db, object }) => ({
    dialogue: await teaching.lessonDialogue(db, object),
  }))

  api.route('getGrammar', own(findSeenCourses), (call) => grammarOf(call, call.object))

  api.route('getTags', signedIn, async ({ db, pair, query, person, now }) => ({
    data: await readTags(db, pair, query, { ofAll: query.all === true && isEditor(person), now }),
  }))

  const reportedExercise = withFreeIds(openExercise('params.id'), {
    'body.reportId': 'made by the browser, for one report of a request that is sent twice',
  })
  api.route('reportExercise', reportedExercise, (call) => reportExercise(call, call.object, call.body), {
    callsPerMinute: REPORTS_PER_MINUTE,
  })
  catalogRoutes(api, services)
  reviewRoutes(api)
}
