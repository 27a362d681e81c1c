/** A skip is possible after so many attempts (learner core §5, C04). */
export const REQUIRED_ATTEMPTS_TO_SKIP = 1

/** What a skip is recorded as. */
export type SkipOutcome = { successForced: boolean; skipped: boolean }

/** What differs between learning a lesson and repeating it. */
export type TrainerPolicy = {
  skip: SkipOutcome
  /** Whether the session is over after this item. */
  ends: (remainingItems: number, outcome: SkipOutcome) => boolean
}

/** A lesson: skipping forces success, the last item ends it (learner core §4). */
export const learningPolicy: TrainerPolicy = {
  skip: { successForced: true, skipped: false },
  ends: (remainingItems) => remainingItems === 1,
}

/**
 * A repetition: skipping takes the item out of the session. In random order that forces success, in lesson order the
 * item counts as skipped and not successful (learner core §4, C51). A forced item that stays does not end it (C18).
 */
export const repetitionPolicy = (randomOrder: boolean): TrainerPolicy => ({
  skip: { successForced: randomOrder, skipped: true },
  ends: (remainingItems, { successForced, skipped }) => remainingItems === 1 && (!successForced || skipped),
})

/** Skipping needs an attempt and ends with a success (learner core §4). */
export const isSkipAllowed = (attempts: number, succeeded: boolean): boolean =>
  attempts >= REQUIRED_ATTEMPTS_TO_SKIP && !succeeded

/** Whether going on records a success: forced, right, or spoken (learner core §4). */
export const recordsSuccess = (forced: boolean, succeeded: boolean, mode: string): boolean =>
  forced || succeeded || mode === 'SPEAKING'
