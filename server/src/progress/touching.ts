import type { ProgressEvent, RepetitionMode } from '@mowka/contract/schemas/progress'
import { warsawDay } from '@mowka/domain/warsaw-time'
import { isRepetition, type LoggedEvent } from './projections'
import { repetitionModeOf } from './repetition-queue'

/** What an event is about, before it is taken: the keys of the rows that it touches. */
export type Touching = {
  eventId: string
  lessonId: string
  exerciseId: string | null
  /** The exercise that it finishes, which counts as done. */
  exceptId: string | null
  /** The day that it counts for, in Warsaw. */
  day: string
  isRepetition: boolean
  /** How something is repeated; null where the event does not say it, or repeats nothing. */
  mode: RepetitionMode | null
}

export const isSuccess = (name: LoggedEvent['name']) => name.endsWith('EXAMPLE_SUCCESS')

/** What an event touches when it happened at a time. */
export function touchingOf(
  { eventId, name, lessonId, payload }: Pick<ProgressEvent, 'eventId' | 'name' | 'lessonId' | 'payload'>,
  at: Date,
): Touching {
  const exerciseId = payload.exerciseId ?? null
  return {
    eventId,
    lessonId,
    exerciseId,
    exceptId: isSuccess(name) ? exerciseId : null,
    day: warsawDay(at),
    isRepetition: isRepetition({ name }),
    mode: isRepetition({ name }) ? repetitionModeOf(payload) : null,
  }
}
