import { type LearningMode, type TrainerModeName, trainerModes } from '@mowka/domain/learning-modes'

type TrainerModeEntry = (typeof trainerModes)[number]
/** A lesson mode with its page. */
export type LessonMode = { mode: TrainerModeName; route: NonNullable<TrainerModeEntry['lessonRoute']> }
/** A repetition mode with its page. */
export type RepetitionModePage = {
  mode: TrainerModeName
  route: NonNullable<TrainerModeEntry['repetitionRoute']>
}

/** Lesson modes in order. */
export const lessonModes: readonly LessonMode[] = trainerModes.flatMap(({ mode, lessonRoute: route }) =>
  route ? [{ mode, route }] : [],
)

/** Repetition modes in order. */
export const repetitionModePages: readonly RepetitionModePage[] = trainerModes.flatMap(
  ({ mode, repetitionRoute: route }) => (route ? [{ mode, route }] : []),
)

/** Returns the previous and next mode in the cycle (L-TRN-02); a single mode has neither. */
export function neighbours<Mode extends { mode: LearningMode }>(
  mode: LearningMode,
  modes: readonly Mode[],
): { previous: Mode | null; next: Mode | null } {
  const at = modes.findIndex((each) => each.mode === mode)
  if (at < 0 || modes.length === 1) return { previous: null, next: null }
  return {
    previous: modes[(at - 1 + modes.length) % modes.length] ?? null,
    next: modes[(at + 1) % modes.length] ?? null,
  }
}
