import type { EditedExercise, RecordingType, UploadedRecording } from '@mowka/contract/schemas/exercise'
import { MAX_RECORDING_BYTES } from '@mowka/contract/schemas/exercise'
import { changeRow, type EditorCall } from '../history/public'
import { invalidInput } from '../http/problem'
import { addRecording, addUploadedRecording, isMp3 } from '../recording/public'
import type { Services } from '../services'
import { editableExercise } from './exercise-editing'
import type { WholeExercise } from './exercise-store'

type RecordingAnswer = { _id: string; exercise: EditedExercise }

/** The bytes of a base64 text; null for one that is none. */
export function bytesOf(base64: string): Uint8Array | null {
  // Browsers put the type in front when they read a file.
  const bare = base64.replace(/^data:audio\/mpeg;base64,/, '')
  if (bare.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(bare)) return null
  return Buffer.from(bare, 'base64')
}

/**
 * Lets one of the two sentences be heard with a recording. An uploaded one that was there before stays: history can
 * bring the exercise back to it.
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

/** Keeps an editor's MP3 for one of the two sentences (S-ADM-05). Throws 422 for any other file, whatever it is called. */
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

/** Lets the speech service speak one of the two sentences: on its first play, or before. */
export async function speakSentence(
  call: EditorCall,
  exercise: WholeExercise,
  type: RecordingType,
): Promise<RecordingAnswer> {
  const { id } = await addRecording(call.db, exercise[`${type}Lang`], exercise[type])
  return { _id: id, exercise: await putRecording(call, exercise, type, id) }
}

/** Takes a recording from its sentence (S-ADM-06); nothing happens for one that the exercise does not have. */
export const deleteRecording = (
  call: EditorCall,
  { id, exampleRecording, answerRecording }: WholeExercise,
  recordingId: string,
): Promise<EditedExercise> =>
  changeRow(call, editableExercise, id, {
    ...(exampleRecording === recordingId ? { exampleRecording: null } : {}),
    ...(answerRecording === recordingId ? { answerRecording: null } : {}),
  })
