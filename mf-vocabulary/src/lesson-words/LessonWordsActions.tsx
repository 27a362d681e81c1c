import { paths } from '@mowka/contract/routes'
import type { LessonPlace } from '@mowka/domain/lesson/lesson'
import { hasPage } from '@mowka/kernel/platform'
import { Button, queries, useMediaQuery, useSnackbarsAbove } from '@mowka/kernel/ui'
import { IconArrowLeft, IconArrowRight } from '@mowka/kernel/ui/icons'
import type { ParseKeys } from 'i18next'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionBar } from '../word-list/ActionBar'

/** The lesson of the words on its course page. */
export const lessonOnCourse = (place: LessonPlace): string =>
  paths.courseDetails({ courseId: place.courseId }, { query: { backTo: 'current' }, hash: place.lessonId })

/**
 * Link to the trainer while there are words to learn, to the repetitions once all are complete; null while no release
 * has the page.
 */
function nextStep(
  place: LessonPlace,
  progress: number | null,
): { to: string; text: ParseKeys<'vocabulary'> } | null {
  if (progress === 100) {
    return hasPage('repetitionWords') ? { to: paths.repetitionWords(), text: 'lessonWords.completed' } : null
  }
  return progress !== null && hasPage('lessonWordTrainer')
    ? { to: paths.lessonWordTrainer(place), text: 'lessonWords.start' }
    : null
}

/**
 * The bottom bar (V-LW-13 to 16): a link back to the lessons from 960 px, and a link to the trainer, or to the
 * repetitions once all words are complete. `progress` is in percent, null if no word is active.
 */
export function LessonWordsActions({
  courseId,
  lessonId,
  progress,
}: {
  courseId: string
  lessonId: string
  progress: number | null
}) {
  const { t } = useTranslation('vocabulary')
  const medium = useMediaQuery(queries.medium)
  const bar = useRef<HTMLElement>(null)
  const place = { courseId, lessonId }
  const next = nextStep(place, progress)
  const isShown = medium || next !== null
  useSnackbarsAbove(bar, isShown)
  if (!isShown) return null
  return (
    <ActionBar ref={bar} aria-label={t('lessonWords.actions')}>
      {medium && (
        <Button to={lessonOnCourse(place)} leftIcon={<IconArrowLeft aria-hidden />}>
          {t('lessonWords.back')}
        </Button>
      )}
      {next && (
        <Button variant="primary" size="lg" to={next.to} rightIcon={<IconArrowRight aria-hidden />}>
          {t(next.text)}
        </Button>
      )}
    </ActionBar>
  )
}
