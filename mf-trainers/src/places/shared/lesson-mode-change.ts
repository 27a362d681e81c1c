import { paths } from '@mowka/contract/routes'
import type { LessonPlace } from '@mowka/domain/lesson-place'
import { track } from '@mowka/kernel/platform'
import { sessionTimer } from '@mowka/kernel/platform/study'
import { session } from '@mowka/kernel/session'
import { useNavigate } from 'react-router-dom'
import type { ChangeMode } from '../../core/mode/mode-change'
import { lessonModes } from '../../core/mode/mode-cycle'
import { lessonModeSelected } from './lesson-ports'
import { record } from './progress-recorder'

/** Changes the mode of a lesson. The session timer continues (C06). */
export function useModeChange({ courseId, lessonId }: LessonPlace): ChangeMode {
  const navigate = useNavigate()
  return (learningMode) => {
    const to = lessonModes.find((each) => each.mode === learningMode)
    if (!to) return
    track('MODE_CHANGED_ON_TRAINER', { lang: session.targetLang, courseId, lessonId, learningMode })
    record(lessonModeSelected({ courseId, lessonId }, learningMode))
    sessionTimer.handOver()
    // Replaces the entry, so that back leaves the trainer instead of stepping through its modes.
    void navigate(paths[to.route]({ courseId, lessonId }), { replace: true })
  }
}
