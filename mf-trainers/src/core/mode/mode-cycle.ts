import type { LearningMode } from '@mowka/contract/schemas/progress'
import { learningModes } from '@mowka/domain/learning-modes'

/** The modes in the mode switch; audio has its own player (L-TRN-01). */
export type SelectorMode = Exclude<LearningMode, 'AUDIO'>
type InSelector = Extract<(typeof learningModes)[number], { mode: SelectorMode }>
/** A lesson mode with its page. */
export type LessonMode = { mode: SelectorMode; route: NonNullable<InSelector['lessonRoute']> }
/** A repetition mode with its page. */
export type RepetitionModePage = { mode: SelectorMode; route: NonNullable<InSelector['repetitionRoute']> }

/** Lesson modes in order. */
export const lessonModes: readonly LessonMode[] = learningModes.flatMap(({ mode, lessonRoute: route }) =>
  mode !== 'AUDIO' && route ? [{ mode, route }] : [],
)

/** Repetition modes in order. */
export const repetitionModePages: readonly RepetitionModePage[] = learningModes.flatMap(
  ({ mode, repetitionRoute: route }) => (mode !== 'AUDIO' && route ? [{ mode, route }] : []),
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
