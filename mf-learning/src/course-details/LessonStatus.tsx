import { paths } from '@mowka/contract/routes'
import { countExercises } from '@mowka/domain/lesson/lesson'
import { ProgressBar, Status, tokens } from '@mowka/kernel/ui'
import { IconCircleCheck, IconRepeat } from '@mowka/kernel/ui/icons'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { LockedLabel, StatusLink } from '../access/LockedLabel'
import type { PlansPromotion } from '../access/plans-promotion'
import { sentencesDone } from '../next-lesson/next-step'
import type { LessonEntry } from './course-lessons'

const Percent = styled.span`
  display: grid;
  grid-template-columns: auto 96px;
  gap: ${tokens.s3};
  align-items: center;
  font-weight: ${tokens.fwHeading};
  @media (max-width: 959.98px) { grid-template-columns: auto 64px; }
`

/**
 * The state of a lesson as text (L-CDET-08 to -12). It is a link where the button does something else: to the new
 * sentences of a finished lesson, and to the plans.
 */
export function LessonStatus({
  entry: { lesson, progress, state },
  courseId,
  title,
  promotion,
}: {
  entry: LessonEntry
  courseId: string
  title: string
  promotion: PlansPromotion
}) {
  const { t } = useTranslation('learning')
  const percent = progress?.progress ?? 0
  if (state === 'complete') {
    return (
      <Status tone="success" icon={<IconCircleCheck aria-hidden />}>
        100%
      </Status>
    )
  }
  if (state === 'finished') {
    const total = countExercises(lesson.items)
    const words = t('details.newSentences', { count: Math.max(1, total - sentencesDone(percent, total)) })
    return (
      <StatusLink
        to={paths.lessonModeSelector({ courseId, lessonId: lesson._id })}
        aria-label={`${words}. ${t('continue')}: ${title}`}
      >
        <Status icon={<IconRepeat aria-hidden />}>{words}</Status>
      </StatusLink>
    )
  }
  if (state === 'inProgress') {
    return (
      <Percent>
        {percent}%
        <ProgressBar label={t('next.lessonProgress')} value={percent} />
      </Percent>
    )
  }
  if (state === 'locked') return <LockedLabel promotion={promotion} buy={`${t('buy')}: ${title}`} />
  return <Status>{t('details.notStarted')}</Status>
}
