import type { RouteName } from '@mowka/shared/contract/routes'
import type { LearningMode } from '@mowka/shared/contract/schemas/progress'
import { learningModes } from '@mowka/shared/domain/learning-modes'

/** The modes that a selector goes through; audio has its own player (L-TRN-01). */
export type SelectorMode = Exclude<LearningMode, 'AUDIO'>
/** A lesson's mode with its page. */
export type LessonMode = { mode: SelectorMode; route: LessonTrainerRoute }
type LessonTrainerRoute = Extract<
  RouteName,
  'trainerWriting' | 'trainerListening' | 'trainerSpeaking' | 'trainerContentPreview'
>

/** A mode of a repetition with its page. */
export type RepetitionModePage = { mode: SelectorMode; route: RepetitionTrainerRoute }
type RepetitionTrainerRoute = Extract<
  RouteName,
  'repetitionFlashCards' | 'repetitionListening' | 'repetitionSpeaking' | 'repetitionWriting'
>

const trainerRoutes: readonly LessonTrainerRoute[] = [
  'trainerContentPreview',
  'trainerListening',
  'trainerSpeaking',
  'trainerWriting',
]
const repetitionRoutes: readonly RepetitionTrainerRoute[] = [
  'repetitionFlashCards',
  'repetitionListening',
  'repetitionSpeaking',
  'repetitionWriting',
]

const isInSelector = (mode: LearningMode): mode is SelectorMode => mode !== 'AUDIO'

/** The modes of a lesson, in their order. */
export const lessonModes: readonly LessonMode[] = learningModes.flatMap(({ mode, lessonRoute }) => {
  const route = trainerRoutes.find((each) => each === lessonRoute)
  return route && isInSelector(mode) ? [{ mode, route }] : []
})

/** The modes of a repetition, in their order. */
export const repetitionModePages: readonly RepetitionModePage[] = learningModes.flatMap(
  ({ mode, repetitionRoute }) => {
    const route = repetitionRoutes.find((each) => each === repetitionRoute)
    return route && isInSelector(mode) ? [{ mode, route }] : []
  },
)

/** The neighbours of a mode; the list is a circle (L-TRN-02). A single mode has none. */
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
