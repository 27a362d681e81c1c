import { paths } from '@mowka/contract/routes'
import { countExercises } from '@mowka/domain/lesson/lesson'
import { ProgressBar, Status, tokens } from '@mowka/kernel/ui'
import { IconCheck, IconCircleCheck, IconDownload, IconLock, IconRepeat } from '@mowka/kernel/ui/icons'
import { useTranslation } from 'react-i18next'
import styled, { css } from 'styled-components'
import { LockedLabel, type PlansPromotion, StatusLink } from '../access/LockedLabel'
import { wordsToLearn } from '../lesson-opening/LearnWordsButton'
import { sentencesDone } from '../next-lesson/next-step'
import type { LessonEntry, LessonState } from './course-lessons'

const Percent = styled.span`
  display: grid;
  grid-template-columns: auto 96px;
  gap: ${tokens.s3};
  align-items: center;
  font-weight: ${tokens.fwHeading};
  @media (max-width: 959.98px) { grid-template-columns: auto 64px; }
`

const Complete = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.s3};
  align-items: center;
  justify-content: flex-end;
  @media (max-width: 719.98px) { justify-content: flex-start; }
`

/**
 * The state of a lesson as text (L-CDET-08 to -12). It is a link where the button does something else: to the new
 * sentences and to the words of a finished lesson, and to the plans.
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
    const left = wordsToLearn(progress)
    const words = t('details.wordsLeft', { count: left })
    return (
      <Complete>
        <Status tone="success" icon={<IconCircleCheck aria-hidden />}>
          100%
        </Status>
        {left > 0 && (
          <StatusLink
            to={paths.lessonWordTrainer({ courseId, lessonId: lesson._id })}
            aria-label={`${words}: ${title}`}
          >
            <Status>{words}</Status>
          </StatusLink>
        )}
      </Complete>
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

const looks: Record<LessonState, ReturnType<typeof css>> = {
  locked: css`border: 0; background: ${tokens.sunken}; color: ${tokens.muted};`,
  new: css``,
  inProgress: css`
    border-color: ${tokens.spark};
    border-radius: 16px 16px 16px 4px;
    background: ${tokens.spark};
    color: ${tokens.onSpark};
  `,
  finished: css`border-color: ${tokens.success}; color: ${tokens.successInk};`,
  complete: css`border-color: ${tokens.success}; background: ${tokens.success}; color: ${tokens.onSuccess};`,
}

const Mark = styled.span<{ $state: LessonState }>`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-top: 18px;
  border: 2px solid ${tokens.lineStrong};
  border-radius: 50%;
  background: ${tokens.page};
  font-weight: ${tokens.fwHeading};
  ${({ $state }) => looks[$state]}
  svg { width: 20px; height: 20px; }
  @media (max-width: 719.98px) {
    width: 32px;
    height: 32px;
    margin-top: 20px;
    font-size: ${tokens.fs14};
  }
`

/** Marker of a lesson on the path. Decorative, because the state is in text next to it. */
export function LessonMark({ state, number }: { state: LessonState; number: number }) {
  return (
    <Mark $state={state} aria-hidden>
      {state === 'locked' ? <IconLock /> : state === 'complete' ? <IconCheck /> : number}
    </Mark>
  )
}

const OfflineIcon = styled.span`
  display: inline-flex;
  gap: ${tokens.s1};
  align-items: center;
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  font-weight: ${tokens.fwBody};
  white-space: nowrap;
  > svg { width: 16px; height: auto; }
`

/** Mark of a lesson that can be finished offline. */
export function OfflineMark() {
  const { t } = useTranslation('learning')
  return (
    <OfflineIcon>
      <IconDownload aria-hidden />
      {t('details.offline')}
    </OfflineIcon>
  )
}
