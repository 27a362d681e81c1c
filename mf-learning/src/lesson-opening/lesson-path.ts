import { fillPath, type RouteName, routes } from '@mowka/contract/routes'
import type { LearningMode } from '@mowka/contract/schemas/progress'
import { modeEntry } from '@mowka/domain/learning-modes'
import type { LessonPlace } from '@mowka/domain/lesson-place'
import { hasPage } from '@mowka/kernel/platform'

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
