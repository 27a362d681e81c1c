import { fillPath, type RouteName, routes } from '@mowka/shared/contract/routes'
import type { LearningMode } from '@mowka/shared/contract/schemas/progress'
import { modeEntry } from '@mowka/shared/domain/learning-modes'
import type { LessonPlace } from '@mowka/shared/domain/lesson-place'
import { hasPage } from '@mowka/shared/platform'

/** The page of a lesson in a mode; null for a mode that lessons do not have or that no release has. */
const lessonRoute = (mode: LearningMode): RouteName | null => {
  const route = modeEntry(mode).lessonRoute
  return route !== null && hasPage(route) ? route : null
}

/** Whether a lesson can be learned in a mode now (L-LMS-06). */
export const isLessonMode = (mode: LearningMode): boolean => lessonRoute(mode) !== null

/** The address of a lesson in a mode, or in writing where lessons cannot be learned in that mode. */
export const lessonPath = (mode: LearningMode, place: LessonPlace): string =>
  fillPath(routes[lessonRoute(mode) ?? 'trainerWriting'], place)
