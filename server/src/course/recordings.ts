import type { LangCode } from '@mowka/contract/schemas/common'
import {
  MAX_RECORDING_BYTES,
  type RecordingType,
  type UploadedRecording,
} from '@mowka/contract/schemas/editor/exercise'
import type { EditorCall } from '../history/public'
import { invalidInput } from '../http/problem'
import { addRecording, addUploadedRecording, isMp3 } from '../recording/public'
import type { Services } from '../services'

/** The two texts of a sentence or word, with their languages and recordings. */
export type RecordedTexts = {
  example: string
  exampleLang: LangCode
  exampleRecording: string | null
  answer: string
  answerLang: LangCode
  answerRecording: string | null
}

type RecordingChange = Partial<Pick<RecordedTexts, 'exampleRecording' | 'answerRecording'>>

/**
 * Returns the change that sets the recording of a text. A previous upload isn't deleted, because the history can
 * restore it.
 */
export const withRecording = (type: RecordingType, recording: string): RecordingChange =>
  type === 'example' ? { exampleRecording: recording } : { answerRecording: recording }

/** Returns the change that removes a recording from its text; empty for a recording of another row. */
export const withoutRecording = (texts: RecordedTexts, recording: string): RecordingChange => ({
  ...(texts.exampleRecording === recording ? { exampleRecording: null } : {}),
  ...(texts.answerRecording === recording ? { answerRecording: null } : {}),
})

/** Decodes base64; `null` if invalid. */
function bytesOf(base64: string): Uint8Array | null {
  // The prefix that browsers add when they read a file.
  const bare = base64.replace(/^data:audio\/mpeg;base64,/, '')
  if (bare.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(bare)) return null
  return Buffer.from(bare, 'base64')
}

/**
 * Stores an editor's MP3 for a text and returns the id of the recording (S-ADM-05, S-ADM-15).
 *
 * @throws 422 for a file that isn't MP3, whatever its name, and for another language.
 */
export async function storeUpload(
  { db, now }: EditorCall,
  { storage }: Pick<Services, 'storage'>,
  texts: RecordedTexts,
  type: RecordingType,
  { lang, content, name }: UploadedRecording,
): Promise<string> {
  if (lang !== texts[`${type}Lang`]) {
    throw invalidInput('body/lang', 'The recording is of another language than the text')
  }
  const bytes = bytesOf(content)
  if (!bytes) throw invalidInput('body/content', 'This is not base64')
  if (bytes.length > MAX_RECORDING_BYTES) throw invalidInput('body/content', 'The file is larger than 10 MB')
  if (!isMp3(bytes)) throw invalidInput('body/content', 'This is not an MP3 file (audio/mpeg)')
  return addUploadedRecording(db, storage, now, { text: texts[type], lang, name, content: bytes })
}

/** Returns the id of a text's synthesized recording, which is made on first playback or earlier. */
export const synthesizedRecording = async (
  { db }: EditorCall,
  texts: RecordedTexts,
  type: RecordingType,
): Promise<string> => (await addRecording(db, texts[`${type}Lang`], texts[type])).id
