import { paths } from '@mowka/contract/routes'
import type { Course, Lesson } from '@mowka/contract/schemas/learning'
import { repetitionEntry } from '@mowka/domain/repetition-entry'
import { hasPage } from '@mowka/kernel/platform'
import { useTranslation } from 'react-i18next'
import { lessonModes } from '../../core/mode/mode-cycle'
import type { TrainerMode } from '../../core/store/trainer-mode'
import type { LessonResults } from './lesson-ending'

/** A link at the end of a lesson. `note` names its target, `place` its position. */
export type EndLink = { label: string; to: string; note?: string; place?: string }

/**
 * Returns the links at the end of a lesson: the primary one, which Enter opens, then the others (L-TRN-16, L-TRN-17).
 * A locked lesson is labeled as such. Unreleased pages are left out.
 */
export function useEndLinks({
  results,
  lesson,
  course,
  mode,
  backTo,
}: {
  /** `null` while loading or after a failure. */
  results: LessonResults | null
  lesson: Lesson
  course: Course
  mode: TrainerMode
  /** The lesson in its course. */
  backTo: string
}): { first: EndLink; others: EndLink[] } {
  const { t } = useTranslation('trainers')
  const toCourse: EndLink = { label: t('end.backToCourse'), to: backTo }
  if (!results) return { first: toCourse, others: [] }
  const entry = repetitionEntry(hasPage)
  const repetition: EndLink[] = entry
    ? [{ label: t('end.goToRepetition'), to: paths[entry]({ lessonId: lesson._id }) }]
    : []
  if (results.isCourseFinished) {
    const toCourses: EndLink = { label: t('ending.backToCourses'), to: paths.courses() }
    if (!hasPage('exercises')) return { first: toCourses, others: repetition }
    return { first: { label: t('end.goToRepetition'), to: paths.exercises() }, others: [toCourses] }
  }
  const { next } = results
  if (!next) return { first: toCourse, others: repetition }
  const route = lessonModes.find((each) => each.mode === mode.name)?.route ?? 'trainerWriting'
  const toNext: EndLink = {
    label: t(next.isLocked ? 'end.unlockNext' : 'end.next'),
    to: paths[route]({ courseId: course._id, lessonId: next.lessonId }),
    note: next.title,
    place: t(next.isLocked ? 'end.nextLocked' : 'end.nextPlace', { number: next.number, total: next.total }),
  }
  return { first: toNext, others: [toCourse, ...repetition] }
}
