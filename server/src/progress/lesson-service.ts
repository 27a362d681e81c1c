import type { LessonSummary, NextItem, ProblematicExample } from '@mowka/contract/schemas/progress'
import { type OpenLesson, toExercise } from '../course/public'
import type { CallScope } from '../http/policy'
import * as store from './lesson-store'

/**
 * The first open exercise of a lesson, in lesson order (S-PROG-02). An exercise with a success, forced or not, is
 * done and doesn't come up again (S-PROG-03, C18).
 */
export const showNext = (next: store.NextOpen | undefined): NextItem =>
  next
    ? { item: toExercise(next.exercise, false), remainingItems: next.remaining }
    : { item: null, remainingItems: 0 }

/** The learner's results in a lesson since its start or last reset (S-PROG-16). */
export const lessonSummary = ({ db, person }: CallScope, { lessonId }: OpenLesson): Promise<LessonSummary> =>
  store.readSummary(db, person.userId, lessonId)

/** The exercises of a lesson with a failed or forced attempt (S-PROG-17, C18, C51). */
export const problematicExamples = (
  { db, person }: CallScope,
  { lessonId }: OpenLesson,
): Promise<ProblematicExample[]> => store.readProblematic(db, person.userId, lessonId)
