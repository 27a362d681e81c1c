import { useWrite } from '@mowka/shared/api'
import type { EditedExercise, RecordingType } from '@mowka/shared/contract/schemas/exercise'
import { Card, Grid, Section } from '@mowka/shared/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { RecordingEditor, useRecordingWords } from '../../../recordings/RecordingEditor'

/** The recordings of both sentences (A-EXFO-25). What is done here is done at once, not with the form. */
export function ExerciseRecordings({ exercise }: { exercise: EditedExercise }) {
  const { t } = useTranslation('admin')
  // Links to a recording lead here, after the page has read its exercise.
  const { hash } = useLocation()
  useEffect(() => document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'center' }), [hash])
  return (
    <Section title={t('recordings.title')}>
      <Grid columns={2}>
        {(['example', 'answer'] as const).map((type) => (
          <Card key={type} id={`recording-${type}`}>
            <OneRecording exercise={exercise} type={type} />
          </Card>
        ))}
      </Grid>
    </Section>
  )
}

function OneRecording({ exercise, type }: { exercise: EditedExercise; type: RecordingType }) {
  const { t } = useTranslation('admin')
  const words = useRecordingWords()
  const upload = useWrite('uploadExerciseRecording', words.upload)
  const speak = useWrite('speakExercise', words.speak)
  const remove = useWrite('deleteExerciseRecording', words.remove)
  const { _id: id } = exercise
  return (
    <RecordingEditor
      title={t(`recordings.of.${type}`)}
      of={{ text: exercise[type], lang: exercise[`${type}Lang`], recordingId: exercise[`${type}Recording`] }}
      writes={{
        upload: { run: (body) => upload.run({ id, type, body }), busy: upload.busy },
        speak: { run: () => speak.run({ id, type }), busy: speak.busy },
        remove: { run: (recordingId) => remove.run({ id, recordingId }), busy: remove.busy },
      }}
    />
  )
}
