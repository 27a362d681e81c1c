import type { RouteName } from '@mowka/shared/contract/routes'
import type { LearningMode } from '@mowka/shared/contract/schemas/progress'
import { learningModes } from '@mowka/shared/domain/learning-modes'

/** The modes that the selector of a lesson goes through; audio has its own player (L-TRN-01). */
export type SelectorMode = Exclude<LearningMode, 'FLASH_CARDS' | 'AUDIO'>
/** A lesson's mode with its page. */
export type LessonMode = { mode: SelectorMode; route: LessonTrainerRoute }
export type LessonTrainerRoute = Extract<
  RouteName,
  'trainerWriting' | 'trainerListening' | 'trainerSpeaking' | 'trainerContentPreview'
>

const trainerRoutes: readonly LessonTrainerRoute[] = [
  'trainerContentPreview',
  'trainerListening',
  'trainerSpeaking',
  'trainerWriting',
]

const isInSelector = (mode: LearningMode): mode is SelectorMode => mode !== 'FLASH_CARDS' && mode !== 'AUDIO'

/** The modes of the selector, in their order. */
export const lessonModes: readonly LessonMode[] = learningModes.flatMap(({ mode, lessonRoute }) => {
  const route = trainerRoutes.find((each) => each === lessonRoute)
  return route && isInSelector(mode) ? [{ mode, route }] : []
})

/** The neighbours of a mode; the list is a circle (L-TRN-02). A single mode has none. */
export function neighbours(
  mode: LearningMode,
  modes: readonly LessonMode[],
): { previous: LessonMode | null; next: LessonMode | null } {
  const at = modes.findIndex((each) => each.mode === mode)
  if (at < 0 || modes.length === 1) return { previous: null, next: null }
  return {
    previous: modes[(at - 1 + modes.length) % modes.length] ?? null,
    next: modes[(at + 1) % modes.length] ?? null,
  }
}
