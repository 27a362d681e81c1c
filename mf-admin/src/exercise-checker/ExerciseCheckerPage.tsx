import { interfaceLangOf } from '@mowka/domain/languages/codes'
import { DEFAULT_TARGET_LANG } from '@mowka/domain/languages/languages'
import { usePageTitle } from '@mowka/kernel/platform'
import { Card, EmptyState, Page, PageHeader, Skeleton, Stack, Switch } from '@mowka/kernel/ui'
import { read, useReads } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { NoAccess } from '../list/NoAccess'
import { couldBeId, ExerciseIdForm, type ManualEntry, ManualForm, manualExercise } from './CheckerForms'
import { CheckerTrainer } from './CheckerTrainer'

function NoExercise() {
  const { t } = useTranslation('admin')
  return <EmptyState title={t('checker.missing')}>{t('checker.missingText')}</EmptyState>
}

function StoredExercise({ id }: { id: string }) {
  const reads = useReads({ exercise: read('getExercise', { id }) })
  return (
    <ReadStates
      reads={reads}
      skeleton={<Skeleton height={320} radius={16} />}
      headingLevel={2}
      locked={<NoAccess />}
      missing={<NoExercise />}
    >
      {({ exercise }) => (
        // A new version of the exercise restarts the trainer.
        <CheckerTrainer key={exercise.version} exercise={exercise} isStored />
      )}
    </ReadStates>
  )
}

/**
 * Checks answers as the trainer does: against a stored exercise, whose id is in the URL, or against a typed sentence
 * (A-CHK).
 */
export default function ExerciseCheckerPage() {
  const { t, i18n } = useTranslation('admin')
  const [query, setQuery] = useSearchParams()
  const [isManual, setManual] = useState(false)
  const [entry, setEntry] = useState<ManualEntry>({ answer: '', answerLang: DEFAULT_TARGET_LANG })
  const exerciseId = query.get('exerciseId') ?? ''
  usePageTitle(t('checker.title'))
  return (
    <Page>
      <PageHeader title={t('checker.title')} />
      <Stack gap={5}>
        <Card>
          <Stack gap={4}>
            <Switch label={t('checker.manual')} checked={isManual} onChange={setManual} />
            {isManual ? (
              <ManualForm entry={entry} onChosen={setEntry} />
            ) : (
              <ExerciseIdForm
                id={exerciseId}
                onChosen={(id) => setQuery({ exerciseId: id }, { replace: true })}
              />
            )}
          </Stack>
        </Card>
        {isManual
          ? entry.answer && (
              <CheckerTrainer
                key={`${entry.answerLang} ${entry.answer}`}
                exercise={manualExercise(entry, t('checker.manualTask'), interfaceLangOf(i18n.language))}
                isStored={false}
              />
            )
          : exerciseId &&
            (couldBeId(exerciseId) ? <StoredExercise key={exerciseId} id={exerciseId} /> : <NoExercise />)}
      </Stack>
    </Page>
  )
}
