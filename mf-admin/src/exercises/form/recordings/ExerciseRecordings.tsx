import type { EditedExercise } from '@mowka/shared/contract/schemas/exercise'
import { Card, Grid, Section } from '@mowka/shared/ui'
import { useTranslation } from 'react-i18next'
import { SentenceRecording } from './SentenceRecording'

/** The recordings of both sentences (A-EXFO-25). What is done here is done at once, not with the form. */
export function ExerciseRecordings({ exercise }: { exercise: EditedExercise }) {
  const { t } = useTranslation('admin')
  return (
    <Section title={t('exercises.recording.title')}>
      <Grid columns={2}>
        {(['example', 'answer'] as const).map((type) => (
          <Card key={type}>
            <SentenceRecording exercise={exercise} type={type} />
          </Card>
        ))}
      </Grid>
    </Section>
  )
}
