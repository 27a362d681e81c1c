import { countExercises } from '@mowka/shared/domain/lesson-items'
import { ProgressBar, Status, tokens } from '@mowka/shared/ui'
import { IconCircleCheck, IconRepeat } from '@mowka/shared/ui/icons'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { NeedsAccess } from '../access/NeedsAccess'
import type { Selling } from '../access/selling'
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

/** The state of a lesson, in words (L-CDET-08 to -12). */
export function LessonStatus({
  lesson,
  progress,
  state,
  sells,
  buy,
}: LessonEntry & { sells: Selling; buy: string }) {
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
    return (
      <Status icon={<IconRepeat aria-hidden />}>
        {t('details.newSentences', { count: Math.max(1, total - sentencesDone(percent, total)) })}
      </Status>
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
  if (state === 'locked') return <NeedsAccess sells={sells} buy={buy} />
  return <Status>{t('details.notStarted')}</Status>
}
