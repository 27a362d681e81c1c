import { SheetPart, TrainerSheet } from '@mowka/shared/trainer'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ActivitiesSettings } from '../exercise/ActivitiesSettings'
import { HintsList } from '../hints/HintsList'
import { LearningTime } from './LearningTime'
import type { LessonHelps } from './TrainerSide'
import type { TrainerMode } from './trainer-mode'

/** The drawer of a trainer: time, settings of exercises, hints of the lesson, and what others add (L-TRN-08, L-TRN-09). */
export default function MoreSheet({
  onClose,
  mode,
  keepsFullSentence,
  helps,
  exerciseId,
  children,
}: {
  onClose: () => void
  mode: Pick<TrainerMode, 'hasKindSettings'>
  /** Whole sentences come up whatever is chosen. */
  keepsFullSentence: boolean
  helps: LessonHelps | null
  exerciseId: string | null
  /** More entries: notes, favourites, a report. */
  children?: ReactNode
}) {
  const { t } = useTranslation('trainers')
  return (
    <TrainerSheet open onClose={onClose} title={t('more.title')}>
      <LearningTime />
      {children}
      {mode.hasKindSettings && (
        <SheetPart title={t('activities.title')}>
          <ActivitiesSettings keepsFullSentence={keepsFullSentence} />
        </SheetPart>
      )}
      {helps && (
        <SheetPart title={t('hints.title')}>
          <HintsList hints={helps.hints} exerciseId={exerciseId} failed={helps.hintsFailed} />
        </SheetPart>
      )}
    </TrainerSheet>
  )
}
