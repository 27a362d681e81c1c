import { paths } from '@mowka/shared/contract/routes'
import type { LearningMode } from '@mowka/shared/contract/schemas/progress'
import type { LessonPlace } from '@mowka/shared/domain/lesson-place'
import { track } from '@mowka/shared/platform'
import { sessionTimer } from '@mowka/shared/platform/study'
import { session } from '@mowka/shared/session'
import { createContext } from 'react'
import { useNavigate } from 'react-router-dom'
import { lessonModeSelected } from '../../places/shared/lesson-ports'
import { record } from '../../places/shared/progress-recorder'
import { lessonModes } from './mode-cycle'

/** Goes on with the same lesson in another mode. */
export type ChangeMode = (mode: LearningMode) => void

/** How a mode sends the learner to another one; null where there is no other (the exercise checker). */
export const ModeChange = createContext<ChangeMode | null>(null)

/** Changes the mode of a lesson. The session's timer goes along (C06). */
export function useModeChange({ courseId, lessonId }: LessonPlace): ChangeMode {
  const navigate = useNavigate()
  return (learningMode) => {
    const to = lessonModes.find((each) => each.mode === learningMode)
    if (!to) return
    track('MODE_CHANGED_ON_TRAINER', { lang: session.targetLang, courseId, lessonId, learningMode })
    record(lessonModeSelected({ courseId, lessonId }, learningMode))
    sessionTimer.handOver()
    // The way back leads out of the trainer, not through its modes.
    void navigate(paths[to.route]({ courseId, lessonId }), { replace: true })
  }
}
