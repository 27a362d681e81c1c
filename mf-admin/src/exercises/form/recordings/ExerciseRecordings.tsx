import type { EditedExercise, RecordingType } from '@mowka/contract/schemas/exercise'
import { useWrite } from '@mowka/web/api'
import { useTranslation } from 'react-i18next'
import { RecordingEditor, useRecordingWords } from '../../../recordings/RecordingEditor'
import { RecordingsSection } from '../../../recordings/RecordingsSection'

/** The recordings of both sentences (A-EXFO-25). */
export const ExerciseRecordings = ({ exercise }: { exercise: EditedExercise }) => (
  <RecordingsSection>{(type) => <OneRecording exercise={exercise} type={type} />}</RecordingsSection>
)

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
