import type { LessonSummary, NextItem, ProblematicExample } from '@mowka/shared/contract/schemas/progress'
import { lessonExerciseIds, type OpenLesson } from '../course/public'
import type { CallScope } from '../http/policy'
import { firstOf } from './next-item'
import * as store from './read-store'

/**
 * The first exercise of a lesson that is not done, in its order (S-PROG-02). What has a success, forced or not, is
 * done and not given again (S-PROG-03, C18). `after` is one that is about to be done: it counts as done.
 */
export async function nextExercise(
  { db, person }: CallScope,
  { lessonId }: OpenLesson,
  after?: string,
): Promise<NextItem> {
  const progress = await store.readExerciseProgress(db, person.userId, lessonId)
  const done = new Set(progress.filter((row) => row.doneAt).map((row) => row.exerciseId))
  if (after !== undefined) done.add(after)
  const remaining = (await lessonExerciseIds(db, lessonId)).filter((id) => !done.has(id))
  return firstOf(db, remaining)
}

/** How a learner did in a lesson since it was begun or reset (S-PROG-16). */
export async function lessonSummary(
  { db, person }: CallScope,
  { lessonId }: OpenLesson,
): Promise<LessonSummary> {
  const [progress] = await store.readLessonProgress(db, person.userId, [lessonId])
  const rows = await store.readExerciseProgress(db, person.userId, lessonId)
  const ids = new Set(await lessonExerciseIds(db, lessonId))
  const shown = rows.filter((row) => ids.has(row.exerciseId))
  return {
    totalExercises: ids.size,
    // Speaking succeeds without a check, so there may be no attempt at all.
    correctAtFirstAttempt: shown.filter((row) => row.doneAt && !row.forced && row.attempts <= 1).length,
    attempts: shown.reduce((sum, row) => sum + row.attempts, 0),
    secondsPassed: progress?.seconds ?? 0,
  }
}

/** The exercises of a lesson that took a failed or forced attempt (S-PROG-17, C18, C51). */
export const problematicExamples = (
  { db, person }: CallScope,
  { lessonId }: OpenLesson,
): Promise<ProblematicExample[]> => store.readProblematic(db, person.userId, lessonId)
