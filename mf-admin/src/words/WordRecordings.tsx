import type { DictionaryWord } from '@mowka/contract/schemas/catalog'
import type { RecordingType } from '@mowka/contract/schemas/exercise'
import { useWrite } from '@mowka/web/api'
import { useTranslation } from 'react-i18next'
import { RecordingEditor, useRecordingWords } from '../recordings/RecordingEditor'
import { RecordingsSection } from '../recordings/RecordingsSection'

/** The recordings of both texts of a word (A-WORD-07). */
export const WordRecordings = ({ word }: { word: DictionaryWord }) => (
  <RecordingsSection>{(type) => <OneRecording word={word} type={type} />}</RecordingsSection>
)

function OneRecording({ word, type }: { word: DictionaryWord; type: RecordingType }) {
  const { t } = useTranslation('admin')
  const words = useRecordingWords()
  const upload = useWrite('uploadWordRecording', words.upload)
  const speak = useWrite('speakWord', words.speak)
  const remove = useWrite('deleteWordRecording', words.remove)
  const { _id: id } = word
  return (
    <RecordingEditor
      title={t(`recordings.of.${type}`)}
      of={{ text: word[type], lang: word[`${type}Lang`], recordingId: word[`${type}Recording`] }}
      writes={{
        upload: { run: (body) => upload.run({ id, type, body }), busy: upload.busy },
        speak: { run: () => speak.run({ id, type }), busy: speak.busy },
        remove: { run: (recordingId) => remove.run({ id, recordingId }), busy: remove.busy },
      }}
    />
  )
}
