import { paths } from '@mowka/contract/routes'
import type { Course } from '@mowka/contract/schemas/learning'
import type { LearningMode } from '@mowka/contract/schemas/progress'
import { hasPage, track } from '@mowka/kernel/platform'
import { sessionTimer } from '@mowka/kernel/platform/study'
import { session } from '@mowka/kernel/session'
import { useNavigate } from 'react-router-dom'
import type { ChangeMode } from '../../core/mode/mode-change'
import { type RepetitionModePage, repetitionModePages } from '../../core/mode/mode-cycle'
import { lessonInCourse } from '../shared/LessonFrame'
import { record } from '../shared/progress-recorder'
import { repetitionModeSelected } from './repetition-ports'

/**
 * Returns the target of leaving a repetition: the list of repetitions (L-REP-06) or, until that is released, the
 * lesson in its course.
 */
export function exitPath(lessonId: string, course: Course | null): string {
  if (hasPage('exercises')) return paths.exercises()
  return course ? lessonInCourse(course._id, lessonId) : paths.courses()
}

/** Continues the repetition in another mode. The session timer continues (C06). */
export function useRepetitionModeChange(lessonId: string): ChangeMode {
  const navigate = useNavigate()
  return (learningMode) => {
    const to = repetitionModePages.find((each) => each.mode === learningMode)
    if (!to) return
    track('MODE_CHANGED_ON_TRAINER', { lang: session.targetLang, lessonId, learningMode })
    record(repetitionModeSelected(lessonId, to.mode))
    sessionTimer.handOver()
    // Replaces the entry, so that back leaves the trainer instead of stepping through its modes.
    void navigate(paths[to.route]({ lessonId }), { replace: true })
  }
}

/** The other released modes of a repetition. */
export const otherModes = (mode: LearningMode): RepetitionModePage[] =>
  repetitionModePages.filter((each) => each.mode !== mode && hasPage(each.route))
