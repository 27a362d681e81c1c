import type { NextRepetition, RepetitionLesson, RepetitionMode } from '@mowka/contract/schemas/progress'
import { repetitionModes } from '@mowka/domain/lesson/learning-modes'
import {
  canSeeCourse,
  lessonAccess,
  type OpenLesson,
  readCoursesOfLessons,
  rightsOf,
  showExercise,
} from '../../course/public'
import { groupBy } from '../../database/group-by'
import type { CallScope } from '../../http/policy'
import { type RepetitionAnswer, remainingItems, staysOver } from './queue'
import * as store from './store'

/**
 * The next item of the learner's open repetition in a mode. A new repetition starts with all active items (S-PROG-04,
 * S-PROG-05). `null` when the session is over. `after` counts as done.
 */
export async function nextRepetition(
  { db, person, now }: CallScope,
  { lessonId }: OpenLesson,
  mode: RepetitionMode,
  { randomOrder = false, after }: { randomOrder?: boolean; after?: string },
): Promise<NextRepetition> {
  const session = await store.readSession(db, person.userId, lessonId, mode)
  if (staysOver(session.mode, now)) return { item: null, remainingItems: 0, returning: 0 }
  const answers = new Map<string, RepetitionAnswer>(session.items.map((item) => [item.exerciseId, item]))
  if (after) answers.set(after, { done: true, skipped: false, returned: 0 })
  const seed = `${person.userId} ${lessonId} ${mode} ${session.mode?.finishedCount ?? 0}`
  const remaining = remainingItems(session.exerciseIds, answers, randomOrder ? seed : null)
  const [next] = remaining
  const item = next ? await showExercise(db, next) : undefined
  const returning = remaining.filter((id) => (answers.get(id)?.returned ?? 0) > 0)
  return { item: item ?? null, remainingItems: remaining.length, returning: returning.length }
}

/**
 * The finished lessons of the pair, which can be repeated (S-PROG-09). Lessons that are no longer in any course are
 * left out.
 */
export async function repetitionLessons(call: CallScope): Promise<RepetitionLesson[]> {
  const rows = await store.readFinishedLessons(call.db, call.person.userId, call.pair)
  const rights = rightsOf(call.person, call.now)
  const courses = await readCoursesOfLessons(
    call.db,
    rows.map((row) => row.lessonId),
  )
  return rows.flatMap((row) => {
    const holding = courses.get(row.lessonId) ?? []
    const access = lessonAccess(rights, { ...row, courses: holding })
    const seen = holding.filter((course) => canSeeCourse(rights, course))
    const course = seen.find(({ id }) => id === row.courseId) ?? seen[0]
    if (access === 'hidden' || !course || !row.finishedAt) return []
    return {
      lessonId: row.lessonId,
      courseId: course.id,
      name: { target: row.nameTarget, source: row.nameSource },
      picture: row.picture,
      isNew: row.lastRepetition === null,
      isLocked: access === 'locked',
      finishedAt: row.finishedAt.toISOString(),
      lastRepetition: row.lastRepetition?.toISOString() ?? null,
    }
  })
}

/** The modes in which each lesson was fully repeated, with the last time (S-PROG-11). */
export async function finishedModes({ db, person, pair }: CallScope) {
  const rows = await store.readFinishedModes(db, person.userId, pair)
  const byLesson = groupBy(rows, (row) => row.lessonId)
  return Object.fromEntries(
    [...byLesson].map(([lessonId, modes]) => [
      lessonId,
      modes.flatMap(({ mode, finishedAt }) =>
        finishedAt ? [{ mode, finishedAt: finishedAt.toISOString() }] : [],
      ),
    ]),
  )
}

/** The number of repetitions of a lesson in every mode (S-PROG-10). */
export async function repetitionProgress({ db, person }: CallScope, lessonId: string) {
  const rows = new Map((await store.readModes(db, person.userId, lessonId)).map((row) => [row.mode, row]))
  const counts = (mode: RepetitionMode) => ({
    totalNumberOfFinishedRepetitions: rows.get(mode)?.finishedCount ?? 0,
    totalNumberOfRepeatedItems: rows.get(mode)?.repeatedItems ?? 0,
  })
  return Object.fromEntries(repetitionModes.map((mode) => [mode, counts(mode)])) as Record<
    RepetitionMode,
    ReturnType<typeof counts>
  >
}
