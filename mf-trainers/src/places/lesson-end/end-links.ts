import { paths } from '@mowka/contract/routes'
import type { Course, Lesson } from '@mowka/contract/schemas/learning'
import { repetitionEntry } from '@mowka/domain/lesson/repetition-entry'
import { practiceMinutes } from '@mowka/domain/word/training'
import { hasPage } from '@mowka/kernel/platform'
import { useTranslation } from 'react-i18next'
import { lessonModes } from '../../core/mode/modes'
import type { TrainerMode } from '../../core/store/trainer-mode'
import type { LessonResults, NextLesson } from './lesson-ending'

/**
 * A link at the end of a lesson. `target` and `place` name the lesson it opens, `time` the minutes it takes; `isMain`
 * marks the next step after the primary one.
 */
type EndLink = { label: string; to: string; target?: string; place?: string; time?: string; isMain?: true }

/**
 * Returns the links at the end of a lesson: the primary one, which Enter opens, then the others (L-TRN-16, L-TRN-17).
 * The words that the next training includes come first, except after a finished course, whose totals and certificate
 * are the reward. A locked lesson is labeled as such. Unreleased pages are left
 * out.
 */
export function useEndLinks({
  results,
  lesson,
  course,
  mode,
  words,
  backTo,
}: {
  /** `null` while loading or after a failure. */
  results: LessonResults | null
  lesson: Lesson
  course: Course
  mode: TrainerMode
  /** Number of words in the lesson's next training. */
  words: number
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
  const learnWords: EndLink[] =
    words > 0 && hasPage('lessonWordTrainer')
      ? [
          {
            label: t('end.learnWords', { count: words }),
            time: t('end.wordsTime', { number: practiceMinutes(words) }),
            to: paths.lessonWordTrainer({ courseId: course._id, lessonId: lesson._id }),
          },
        ]
      : []
  const withWords = (first: EndLink, others: EndLink[]) => {
    const [words] = learnWords
    return words
      ? { first: words, others: [{ ...first, isMain: true as const }, ...others] }
      : { first, others }
  }

  if (results.isCourseFinished) {
    const toCourses: EndLink = { label: t('ending.backToCourses'), to: paths.courses() }
    const toRepetition = hasPage('exercises')
      ? [{ label: t('end.goToRepetition'), to: paths.exercises() }]
      : repetition
    if (hasPage('courseEnd')) {
      return {
        first: { label: t('end.courseEnd'), to: paths.courseEnd({ courseId: course._id }) },
        others: [
          ...learnWords.map((link) => ({ ...link, isMain: true as const })),
          ...toRepetition,
          toCourses,
        ],
      }
    }
    if (!hasPage('exercises')) return withWords(toCourses, repetition)
    return withWords({ label: t('end.goToRepetition'), to: paths.exercises() }, [toCourses])
  }
  const { next } = results
  if (!next) return withWords(toCourse, repetition)
  const route = lessonModes.find((each) => each.mode === mode.name)?.route ?? 'trainerWriting'
  const label = (of: NextLesson) => t(of.isLocked ? 'end.unlockNext' : 'end.next')
  return withWords(
    {
      label: label(next),
      to: paths[route]({ courseId: course._id, lessonId: next.lessonId }),
      target: next.title,
      place: t(next.isLocked ? 'end.nextLocked' : 'end.nextPlace', {
        number: next.number,
        total: next.total,
      }),
    },
    [toCourse, ...repetition],
  )
}
