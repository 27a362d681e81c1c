import { paths } from '@mowka/shared/contract/routes'
import type { Course } from '@mowka/shared/contract/schemas/learning'
import type { LearningMode } from '@mowka/shared/contract/schemas/progress'
import { hasPage, track } from '@mowka/shared/platform'
import { sessionTimer } from '@mowka/shared/platform/study'
import { session } from '@mowka/shared/session'
import { useNavigate } from 'react-router-dom'
import type { ChangeMode } from '../../core/mode/mode-change'
import { type RepetitionModePage, repetitionModePages } from '../../core/mode/mode-cycle'
import { lessonInCourse } from '../shared/LessonFrame'
import { record } from '../shared/progress-recorder'
import { repetitionModeSelected } from './repetition-ports'

/**
 * Where a repetition is left to: the list of repetitions (L-REP-06), or while no release has it, the lesson in its
 * course.
 */
export function wayOut(lessonId: string, course: Course | null): string {
  if (hasPage('exercises')) return paths.exercises()
  return course ? lessonInCourse(course._id, lessonId) : paths.courses()
}

/** Goes on repeating a lesson in another mode. The session's timer goes along (C06). */
export function useRepetitionModeChange(lessonId: string): ChangeMode {
  const navigate = useNavigate()
  return (learningMode) => {
    const to = repetitionModePages.find((each) => each.mode === learningMode)
    if (!to) return
    track('MODE_CHANGED_ON_TRAINER', { lang: session.targetLang, lessonId, learningMode })
    record(repetitionModeSelected(lessonId, to.mode))
    sessionTimer.handOver()
    // The way back leads out of the trainer, not through its modes.
    void navigate(paths[to.route]({ lessonId }), { replace: true })
  }
}

/** The other modes of a repetition that a release has. */
export const otherModes = (mode: LearningMode): RepetitionModePage[] =>
  repetitionModePages.filter((each) => each.mode !== mode && hasPage(each.route))
