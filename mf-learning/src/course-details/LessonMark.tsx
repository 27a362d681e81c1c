import { tokens } from '@mowka/kernel/ui'
import { IconCheck, IconDownload, IconLock } from '@mowka/kernel/ui/icons'
import { useTranslation } from 'react-i18next'
import styled, { css } from 'styled-components'
import type { LessonState } from './course-lessons'

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
