import { type LearningMode, type TrainerModeName, trainerModes } from '@mowka/domain/lesson/learning-modes'
import { createContext, type ReactNode } from 'react'

/** Changes the mode of the same lesson. */
export type ChangeMode = (mode: LearningMode) => void

/** The mode's way to change to another one; `null` where that isn't possible (the exercise checker). */
export const ModeChange = createContext<ChangeMode | null>(null)

/** Props of a component shown instead of the exercises (`children`) while the learner can't use the mode. */
export type ModeGateProps = {
  heading: ReactNode
  closeTo: string
  closeLabel?: string
  changeMode: ChangeMode
  children: ReactNode
}

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
