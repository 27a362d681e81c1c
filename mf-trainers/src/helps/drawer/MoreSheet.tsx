import { ResponsiveDialog } from '@mowka/kernel/ui'
import { IconAdjustmentsHorizontal, IconBulb, IconVocabulary } from '@mowka/kernel/ui/icons'
import { TrainerSheet } from '@mowka/web/trainer'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LearningTime } from '../../core/screen/LearningTime'
import type { TrainerMode } from '../../core/store/trainer-mode'
import { Entry, EntryList } from '../entry/Entry'
import { Glossary } from '../glossary/Glossary'
import { HintsList, type LessonHelps } from '../glossary/HelpsTabs'
import { ActivitiesSettings } from './ActivitiesSettings'

/** The dialogs that open from the drawer (L-TRN-18). */
type Opened = 'activities' | 'glossary' | 'hints'

/**
 * The drawer of a trainer: study time, entries for the sentence, exercise settings, glossary and hints (L-TRN-08).
 */
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
  /** Whether full sentences are shown regardless of the choice. */
  keepsFullSentence: boolean
  helps: LessonHelps | null
  exerciseId: string | null
  /** More entries: notes, favourites, a report. */
  children?: ReactNode
}) {
  const { t } = useTranslation('trainers')
  const [opened, setOpened] = useState<Opened | null>(null)
  const dialog = (title: string, content: ReactNode) => (
    <ResponsiveDialog open onClose={() => setOpened(null)} title={title} size="md">
      {content}
    </ResponsiveDialog>
  )
  return (
    <TrainerSheet open onClose={onClose} title={t('more.title')}>
      <LearningTime />
      {children}
      {(mode.hasKindSettings || helps) && (
        <EntryList>
          {mode.hasKindSettings && (
            <Entry
              icon={<IconAdjustmentsHorizontal aria-hidden />}
              label={t('activities.title')}
              opens
              onPress={() => setOpened('activities')}
            />
          )}
          {helps && (
            <>
              <Entry
                icon={<IconVocabulary aria-hidden />}
                label={t('glossary.title')}
                opens
                onPress={() => setOpened('glossary')}
              />
              <Entry
                icon={<IconBulb aria-hidden />}
                label={t('hints.title')}
                opens
                onPress={() => setOpened('hints')}
              />
            </>
          )}
        </EntryList>
      )}
      {opened === 'activities' &&
        dialog(t('activities.title'), <ActivitiesSettings keepsFullSentence={keepsFullSentence} />)}
      {opened === 'glossary' &&
        helps &&
        dialog(t('glossary.title'), <Glossary words={helps.words} failed={helps.wordsFailed} />)}
      {opened === 'hints' &&
        helps &&
        dialog(
          t('hints.title'),
          <HintsList
            lessonId={helps.lessonId}
            hints={helps.hints}
            exerciseId={exerciseId}
            failed={helps.hintsFailed}
          />,
        )}
    </TrainerSheet>
  )
}
