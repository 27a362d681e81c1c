import { fillPath, type RouteName, routes } from '@mowka/contract/routes'
import type { LearningMode } from '@mowka/contract/schemas/progress'
import { modeEntry } from '@mowka/domain/lesson/learning-modes'
import type { LessonPlace } from '@mowka/domain/lesson/lesson'
import { hasPage } from '@mowka/kernel/platform'

/** Returns the lesson page of a mode; null if lessons don't have the mode or no release has it. */
const lessonRoute = (mode: LearningMode): RouteName | null => {
  const route = modeEntry(mode).lessonRoute
  return route !== null && hasPage(route) ? route : null
}

/** Whether lessons are currently available in a mode (L-LMS-06). */
export const isLessonMode = (mode: LearningMode): boolean => lessonRoute(mode) !== null

/** Returns the path of a lesson in a mode, or in writing if the mode is unavailable. */
export const lessonPath = (mode: LearningMode, place: LessonPlace): string =>
  fillPath(routes[lessonRoute(mode) ?? 'trainerWriting'], place)
