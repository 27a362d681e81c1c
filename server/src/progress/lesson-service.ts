import type { LessonSummary, NextItem, ProblematicExample } from '@mowka/contract/schemas/progress'
import { type OpenLesson, toExercise } from '../course/public'
import type { CallScope } from '../http/policy'
import * as store from './lesson-store'

/**
 * The first exercise of a lesson that is not done, in its order (S-PROG-02). What has a success, forced or not, is
 * done and not given again (S-PROG-03, C18).
 */
export const showNext = (next: store.NextOpen | undefined): NextItem =>
  next
    ? { item: toExercise(next.exercise, false), remainingItems: next.remaining }
    : { item: null, remainingItems: 0 }

/** How a learner did in a lesson since it was begun or reset (S-PROG-16). */
export const lessonSummary = ({ db, person }: CallScope, { lessonId }: OpenLesson): Promise<LessonSummary> =>
  store.readSummary(db, person.userId, lessonId)

/** The exercises of a lesson that took a failed or forced attempt (S-PROG-17, C18, C51). */
export const problematicExamples = (
  { db, person }: CallScope,
  { lessonId }: OpenLesson,
): Promise<ProblematicExample[]> => store.readProblematic(db, person.userId, lessonId)
