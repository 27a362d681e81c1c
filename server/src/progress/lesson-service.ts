import type { LessonSummary, NextItem, ProblematicExample } from '@mowka/shared/contract/schemas/progress'
import { assertLessonOpen } from '../course/access'
import { lessonExerciseIds } from '../course/store'
import type { Database } from '../database/database'
import type { Person } from '../http/person'
import { notFound } from '../http/problem'
import { holdsLesson } from './log-store'
import { firstOf } from './next-item'
import * as store from './read-store'

/**
 * The first exercise of a lesson that is not done, in its order (S-PROG-02). What has a success, forced or not, is
 * done and not given again (S-PROG-03, C18). Throws 404 when the course does not hold the lesson, 403 without access.
 */
export async function nextExercise(
  db: Database,
  person: Person,
  { courseId, lessonId }: { courseId: string; lessonId: string },
  now: Date,
): Promise<NextItem> {
  await assertLessonOpen(db, person, lessonId, now)
  if (!(await holdsLesson(db, courseId, lessonId))) throw notFound('The lesson of this course')
  const progress = await store.readExerciseProgress(db, person.userId, lessonId)
  const done = new Set(progress.filter((row) => row.doneAt).map((row) => row.exerciseId))
  const remaining = (await lessonExerciseIds(db, lessonId)).filter((id) => !done.has(id))
  return firstOf(db, remaining)
}

/** How a learner did in a lesson since it was begun or reset (S-PROG-16). */
export async function lessonSummary(
  db: Database,
  person: Person,
  lessonId: string,
  now: Date,
): Promise<LessonSummary> {
  await assertLessonOpen(db, person, lessonId, now)
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
export async function problematicExamples(
  db: Database,
  person: Person,
  lessonId: string,
  now: Date,
): Promise<ProblematicExample[]> {
  await assertLessonOpen(db, person, lessonId, now)
  return store.readProblematic(db, person.userId, lessonId)
}
