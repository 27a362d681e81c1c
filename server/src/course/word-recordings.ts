import type { DictionaryWord } from '@mowka/contract/schemas/catalog'
import {
  MAX_RECORDING_BYTES,
  type RecordingType,
  type UploadedRecording,
} from '@mowka/contract/schemas/exercise'
import { changeRow, type EditorCall } from '../history/public'
import { invalidInput } from '../http/problem'
import { addRecording, addUploadedRecording, isMp3 } from '../recording/public'
import type { Services } from '../services'
import { bytesOf } from './exercise-recordings'
import { editableWord, type WordFields } from './word-editing'

type Row = { id: string; fields: WordFields }
type RecordingAnswer = { _id: string; word: DictionaryWord }

/**
 * Sets the recording of one of the two texts. A previous upload isn't deleted, because the history can restore it.
 */
const putRecording = (
  call: EditorCall,
  { id }: Row,
  type: RecordingType,
  recording: string | null,
): Promise<DictionaryWord> =>
  changeRow(
    call,
    editableWord,
    id,
    type === 'example' ? { exampleRecording: recording } : { answerRecording: recording },
  )

/** Stores an editor's MP3 for one of the two texts (S-ADM-15). Throws 422 for any other file, whatever its name. */
export async function uploadRecording(
  call: EditorCall,
  { storage }: Services,
  row: Row,
  type: RecordingType,
  { lang, content, name }: UploadedRecording,
): Promise<RecordingAnswer> {
  if (lang !== row.fields[`${type}Lang`]) {
    throw invalidInput('body/lang', 'The recording is of another language than the text')
  }
  const bytes = bytesOf(content)
  if (!bytes) throw invalidInput('body/content', 'This is not base64')
  if (bytes.length > MAX_RECORDING_BYTES) throw invalidInput('body/content', 'The file is larger than 10 MB')
  if (!isMp3(bytes)) throw invalidInput('body/content', 'This is not an MP3 file (audio/mpeg)')
  const file = { text: row.fields[type], lang, name, content: bytes }
  const id = await addUploadedRecording(call.db, storage, call.now, file)
  return { _id: id, word: await putRecording(call, row, type, id) }
}

/** Uses synthesized speech for one of the two texts; synthesized on first playback or earlier. */
export async function speakWord(call: EditorCall, row: Row, type: RecordingType): Promise<RecordingAnswer> {
  const { id } = await addRecording(call.db, row.fields[`${type}Lang`], row.fields[type])
  return { _id: id, word: await putRecording(call, row, type, id) }
}

/** Removes a recording from its text (S-ADM-15); no effect for a recording of another word. */
export async function deleteRecording(
  call: EditorCall,
  row: Row,
  recordingId: string,
): Promise<DictionaryWord> {
  const change: Partial<WordFields> = {
    ...(row.fields.exampleRecording === recordingId ? { exampleRecording: null } : {}),
    ...(row.fields.answerRecording === recordingId ? { answerRecording: null } : {}),
  }
  return changeRow(call, editableWord, row.id, change)
}
