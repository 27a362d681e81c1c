import type { EditedExercise, RecordingType, UploadedRecording } from '@mowka/contract/schemas/exercise'
import { MAX_RECORDING_BYTES } from '@mowka/contract/schemas/exercise'
import { changeRow, type EditorCall } from '../history/public'
import { invalidInput } from '../http/problem'
import { addRecording, addUploadedRecording, isMp3 } from '../recording/public'
import type { Services } from '../services'
import { editableExercise } from './exercise-editing'
import type { WholeExercise } from './exercise-store'

type RecordingAnswer = { _id: string; exercise: EditedExercise }

/** Decodes base64; null if invalid. */
export function bytesOf(base64: string): Uint8Array | null {
  // The prefix that browsers add when they read a file.
  const bare = base64.replace(/^data:audio\/mpeg;base64,/, '')
  if (bare.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(bare)) return null
  return Buffer.from(bare, 'base64')
}

/**
 * Sets the recording of one of the two sentences. A previous upload isn't deleted, because the history can restore
 * it.
 */
const putRecording = (
  call: EditorCall,
  { id }: WholeExercise,
  type: RecordingType,
  recording: string | null,
): Promise<EditedExercise> =>
  changeRow(
    call,
    editableExercise,
    id,
    type === 'example' ? { exampleRecording: recording } : { answerRecording: recording },
  )

/**
 * Stores an editor's MP3 for one of the two sentences (S-ADM-05). Throws 422 for any other file, whatever its name.
 */
export async function uploadRecording(
  call: EditorCall,
  { storage }: Services,
  exercise: WholeExercise,
  type: RecordingType,
  { lang, content, name }: UploadedRecording,
): Promise<RecordingAnswer> {
  if (lang !== exercise[`${type}Lang`]) {
    throw invalidInput('body/lang', 'The recording is of another language than the sentence')
  }
  const bytes = bytesOf(content)
  if (!bytes) throw invalidInput('body/content', 'This is not base64')
  if (bytes.length > MAX_RECORDING_BYTES) throw invalidInput('body/content', 'The file is larger than 10 MB')
  if (!isMp3(bytes)) throw invalidInput('body/content', 'This is not an MP3 file (audio/mpeg)')
  const file = { text: exercise[type], lang, name, content: bytes }
  const id = await addUploadedRecording(call.db, storage, call.now, file)
  return { _id: id, exercise: await putRecording(call, exercise, type, id) }
}

/** Uses synthesized speech for one of the two sentences; synthesized on first playback or earlier. */
export async function speakSentence(
  call: EditorCall,
  exercise: WholeExercise,
  type: RecordingType,
): Promise<RecordingAnswer> {
  const { id } = await addRecording(call.db, exercise[`${type}Lang`], exercise[type])
  return { _id: id, exercise: await putRecording(call, exercise, type, id) }
}

/** Removes a recording from its sentence (S-ADM-06); no effect for a recording of another exercise. */
export const deleteRecording = (
  call: EditorCall,
  { id, exampleRecording, answerRecording }: WholeExercise,
  recordingId: string,
): Promise<EditedExercise> =>
  changeRow(call, editableExercise, id, {
    ...(exampleRecording === recordingId ? { exampleRecording: null } : {}),
    ...(answerRecording === recordingId ? { answerRecording: null } : {}),
  })
