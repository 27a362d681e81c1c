import type { LearningMode } from '@mowka/shared/contract/schemas/progress'
import { ResponsiveDialog, Stack, tokens } from '@mowka/shared/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { ActivitiesSettings } from '../exercise/ActivitiesSettings'
import { isChoosingMode } from '../exercise/exercise-type'
import { HintsList } from '../hints/HintsList'
import { TimerLine } from '../timer/TimerLine'
import type { LessonHelps } from './SidePanel'

const Part = styled.section`
  h3 { margin-bottom: ${tokens.s2}; }
`

/** The drawer of a trainer: time, hints of the lesson, settings of listening and writing, and what others add (learner core §2). */
export function MoreSheet({
  open,
  onClose,
  mode,
  helps,
  exerciseId,
  children,
}: {
  open: boolean
  onClose: () => void
  mode: LearningMode
  helps: LessonHelps | null
  exerciseId: string | null
  /** More entries: notes, favourites, a report. */
  children?: ReactNode
}) {
  const { t } = useTranslation('trainers')
  return (
    <ResponsiveDialog open={open} onClose={onClose} title={t('more.title')} size="md">
      <Stack gap={6}>
        <TimerLine />
        {children}
        {isChoosingMode(mode) && (
          <Part>
            <h3>{t('activities.title')}</h3>
            <ActivitiesSettings />
          </Part>
        )}
        {helps && (
          <Part>
            <h3>{t('hints.title')}</h3>
            <HintsList hints={helps.hints} exerciseId={exerciseId} failed={helps.hintsFailed} />
          </Part>
        )}
      </Stack>
    </ResponsiveDialog>
  )
}
