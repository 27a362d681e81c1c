import type { TrainerMode } from './trainer-mode'

/** Attempts required before a skip (L-TRN-32, C04). */
const REQUIRED_ATTEMPTS_TO_SKIP = 1

/** The recorded outcome of a skip. */
export type SkipOutcome = { successForced: boolean; skipped: boolean }

/** The differences between a lesson and a repetition. */
export type TrainerPolicy = {
  skip: SkipOutcome
  /** Whether the session ends with this item. */
  ends: (remainingItems: number, outcome: SkipOutcome) => boolean
}

/** Policy of a lesson: a skip forces success, and the last item ends the lesson (L-TRN-34). */
export const learningPolicy: TrainerPolicy = {
  skip: { successForced: true, skipped: false },
  ends: (remainingItems) => remainingItems === 1,
}

/**
 * Policy of a repetition: a skip removes the item from the session. In random order it forces success; in lesson
 * order the item counts as skipped and unsuccessful (L-TRN-35, C51). A forced item that stays doesn't end the session
 * (C18).
 */
export const repetitionPolicy = (randomOrder: boolean): TrainerPolicy => ({
  skip: { successForced: randomOrder, skipped: true },
  ends: (remainingItems, { successForced, skipped }) => remainingItems === 1 && (!successForced || skipped),
})

/** Whether a skip is allowed: after an attempt and before a success (L-TRN-32, L-TRN-33). */
export const isSkipAllowed = (attempts: number, succeeded: boolean): boolean =>
  attempts >= REQUIRED_ATTEMPTS_TO_SKIP && !succeeded

/**
 * Whether continuing records a success: if forced, if right, or in a mode where an attempt counts (L-TRN-25,
 * L-TRN-26).
 */
export const recordsSuccess = (
  forced: boolean,
  succeeded: boolean,
  { countsWithoutSuccess }: Pick<TrainerMode, 'countsWithoutSuccess'>,
): boolean => forced || succeeded || countsWithoutSuccess
