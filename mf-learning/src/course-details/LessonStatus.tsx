import { paths } from '@mowka/contract/routes'
import { countExercises } from '@mowka/domain/lesson-items'
import { ProgressBar, Status, tokens } from '@mowka/kernel/ui'
import { IconCircleCheck, IconRepeat } from '@mowka/kernel/ui/icons'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { NeedsAccess } from '../access/NeedsAccess'
import type { Selling } from '../access/selling'
import { sentencesDone } from '../next-lesson/next-step'
import { StatusLink } from '../status-link/StatusLink'
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
 * The state of a lesson, in words (L-CDET-08 to -12). Where its button does something else, they lead on: to the
 * sentences that are new in a finished lesson, and to the plans.
 */
export function LessonStatus({
  entry: { lesson, progress, state },
  courseId,
  title,
  sells,
}: {
  entry: LessonEntry
  courseId: string
  title: string
  sells: Selling
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
  if (state === 'locked') return <NeedsAccess sells={sells} buy={`${t('buy')}: ${title}`} />
  return <Status>{t('details.notStarted')}</Status>
}
