import { fillPath, routes } from '@mowka/shared/contract/routes'
import type { LearningMode } from '@mowka/shared/contract/schemas/progress'
import { modeEntry } from '@mowka/shared/domain/learning-modes'
import type { LessonPlace } from './use-open-lesson'

/** The page of a lesson in a mode; writing for a mode that lessons do not have. */
export const lessonPath = (mode: LearningMode, place: LessonPlace): string =>
  fillPath(routes[modeEntry(mode).lessonRoute ?? 'trainerWriting'], place)
