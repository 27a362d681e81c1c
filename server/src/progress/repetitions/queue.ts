import { createHash } from 'node:crypto'
import type { ProgressEvent, RepetitionMode } from '@mowka/contract/schemas/progress'
import { modeEntry, repetitionModes } from '@mowka/domain/lesson/learning-modes'

/** Maximum number of times that "Nie wiem" returns an item to the queue of a session (C51). */
const MAX_RETURNS = 2

/** A finished session stays over for this long, in ms, unless a new one is started from the mode selector. */
const STAYS_OVER_MS = 10 * 60 * 1000

/** The state of an item in the open session. */
export type RepetitionAnswer = { done: boolean; skipped: boolean; returned: number }

/** Whether an item won't come up again in this session. */
export const isSettled = (answer: RepetitionAnswer): boolean => answer.done || answer.skipped

/** Whether a success was reached without giving up. Only then does it count for streak and points (C59). */
export const isUnforced = (payload: ProgressEvent['payload']): boolean =>
  !payload.successForced && !payload.skipped

/**
 * Applies a success event to an item (C18, C51). A skipped item leaves the session. "Nie wiem" on a flash card
 * returns it to the end of the queue, up to MAX_RETURNS times; in other modes a forced item leaves too.
 */
export function answered(
  before: RepetitionAnswer | undefined,
  mode: RepetitionMode,
  payload: ProgressEvent['payload'],
): RepetitionAnswer {
  const { done, skipped, returned } = before ?? { done: false, skipped: false, returned: 0 }
  if (done || skipped) return { done, skipped, returned }
  if (isUnforced(payload)) return { done: true, skipped, returned }
  const comesBack = mode === 'flash-cards' && !payload.skipped && returned < MAX_RETURNS
  return comesBack ? { done, skipped, returned: returned + 1 } : { done, skipped: true, returned }
}

/**
 * The ids of the remaining items, next one first. Returned items come last. The seed makes a random order stable
 * across reloads and different in the next session.
 */
export function remainingItems(
  lessonOrder: readonly string[],
  answers: ReadonlyMap<string, RepetitionAnswer>,
  randomSeed: string | null,
): string[] {
  const rank = (id: string) => createHash('sha1').update(`${randomSeed} ${id}`).digest('hex')
  const drawn =
    randomSeed === null
      ? lessonOrder
      : lessonOrder
          .map((id) => ({ id, rank: rank(id) }))
          .sort((one, other) => (one.rank < other.rank ? -1 : 1))
          .map(({ id }) => id)
  return drawn
    .map((id) => ({ id, answer: answers.get(id) }))
    .filter(({ answer }) => !answer || !isSettled(answer))
    .sort((one, other) => (one.answer?.returned ?? 0) - (other.answer?.returned ?? 0))
    .map(({ id }) => id)
}

/** Whether the last session is still over, so that it has no remaining items. */
export const staysOver = (
  mode: { isOver: boolean; lastFinishedAt: Date | null } | undefined,
  now: Date,
): boolean =>
  mode?.isOver === true &&
  mode.lastFinishedAt !== null &&
  now.getTime() - mode.lastFinishedAt.getTime() < STAYS_OVER_MS

/** The mode of a repetition event, or `null` if it names none. */
export function repetitionModeOf(payload: ProgressEvent['payload']): RepetitionMode | null {
  const { learningMode, learningExerciseType: type = '' } = payload
  if (learningMode) return repetitionModes.find((mode) => mode === modeEntry(learningMode).path) ?? null
  if (type === 'FLASH_CARD') return 'flash-cards'
  return repetitionModes.find((mode) => type.startsWith(`${mode.toUpperCase()}_`)) ?? null
}
