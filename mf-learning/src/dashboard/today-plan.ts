import type { LearningMode } from '@mowka/contract/schemas/progress'
import type { LessonPlace } from '@mowka/domain/lesson/lesson'
import { type DeckCounts, deckOf } from '@mowka/domain/review/deck'
import type { NextStep } from '../next-lesson/next-step'

/** A lesson of today's plan: the one in progress, in its last mode, or the next one. */
type PlannedLesson = LessonPlace & ({ kind: 'continue'; mode: LearningMode } | { kind: 'next' })

/** Today's plan: the deck of due words and sentences, then a lesson. */
export type TodayPlan = { deck: DeckCounts; lesson: PlannedLesson | null; isEverythingFinished: boolean }

export function todayPlan(step: NextStep, due: DeckCounts): TodayPlan {
  return {
    deck: deckOf(due),
    lesson: plannedLesson(step),
    isEverythingFinished: step.kind === 'everythingFinished',
  }
}

function plannedLesson(step: NextStep): PlannedLesson | null {
  if (step.kind === 'continue') return step
  // Without a next lesson the course is finished, so there is nothing to continue.
  return step.kind === 'finished' && step.next ? { kind: 'next', ...step.next } : null
}
