import type { TrainerMode } from './trainer-mode'

/** A skip is possible after this many attempts (L-TRN-32, C04). */
export const REQUIRED_ATTEMPTS_TO_SKIP = 1

/** What a skip is recorded as. */
export type SkipOutcome = { successForced: boolean; skipped: boolean }

/** What differs between learning a lesson and repeating it. */
export type TrainerPolicy = {
  skip: SkipOutcome
  /** Whether the session is over after this item. */
  ends: (remainingItems: number, outcome: SkipOutcome) => boolean
}

/** A lesson: skipping forces success, the last item ends it (L-TRN-34). */
export const learningPolicy: TrainerPolicy = {
  skip: { successForced: true, skipped: false },
  ends: (remainingItems) => remainingItems === 1,
}

/**
 * A repetition: skipping takes the item out of the session. In random order that forces success, in lesson order the
 * item counts as skipped and not successful (L-TRN-35, C51). A forced item that stays does not end it (C18).
 */
export const repetitionPolicy = (randomOrder: boolean): TrainerPolicy => ({
  skip: { successForced: randomOrder, skipped: true },
  ends: (remainingItems, { successForced, skipped }) => remainingItems === 1 && (!successForced || skipped),
})

/** Skipping needs an attempt and ends with a success (L-TRN-32, L-TRN-33). */
export const isSkipAllowed = (attempts: number, succeeded: boolean): boolean =>
  attempts >= REQUIRED_ATTEMPTS_TO_SKIP && !succeeded

/** Whether going on records a success: forced, right, or in a mode in which trying counts (L-TRN-25, L-TRN-26). */
export const recordsSuccess = (
  forced: boolean,
  succeeded: boolean,
  { countsWithoutSuccess }: Pick<TrainerMode, 'countsWithoutSuccess'>,
): boolean => forced || succeeded || countsWithoutSuccess
