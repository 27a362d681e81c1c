import type { SpokenSentence } from '@mowka/contract/schemas/trainer'
import { MAX_ANSWER_LENGTH } from '@mowka/domain/exercise/answer'
import type { z } from 'zod'
import { invalidInput, ProblemError } from '../http/problem'
import { ExternalServiceError } from '../outside/external-service-error'
import type { Services } from '../services'

/** Audio types that browsers record, with a check of their first bytes. */
const recordedTypes = {
  'audio/webm': (bytes) => begins(bytes, [0x1a, 0x45, 0xdf, 0xa3]),
  'audio/ogg': (bytes) => begins(bytes, letters('OggS')),
  'audio/mp4': (bytes) => begins(bytes, letters('ftyp'), 4),
  'audio/wav': (bytes) => begins(bytes, letters('RIFF')) && begins(bytes, letters('WAVE'), 8),
  'audio/mpeg': (bytes) => begins(bytes, letters('ID3')) || isFrame(bytes),
} as const satisfies Record<string, (bytes: Uint8Array) => boolean>

type RecordedType = keyof typeof recordedTypes

/** Aliases of these types. */
const aliases: Readonly<Record<string, RecordedType>> = {
  'audio/x-m4a': 'audio/mp4',
  'audio/m4a': 'audio/mp4',
  'audio/x-wav': 'audio/wav',
  'audio/wave': 'audio/wav',
  'audio/mp3': 'audio/mpeg',
}

const letters = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0))

const begins = (bytes: Uint8Array, sign: readonly number[], at = 0): boolean =>
  sign.every((byte, index) => bytes[at + index] === byte)

/** The eleven set bits at the start of an MP3 frame. */
const isFrame = ([first = 0, second = 0]: Uint8Array): boolean => first === 0xff && (second & 0xe0) === 0xe0

const isRecorded = (type: string): type is RecordedType => Object.hasOwn(recordedTypes, type)

/** Returns the audio type of a MIME type, ignoring codecs; null for types that browsers don't record. */
function recordedTypeOf(mime: string): RecordedType | null {
  const name = mime.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  return isRecorded(name) ? name : Object.hasOwn(aliases, name) ? (aliases[name] ?? null) : null
}

/** Whether bytes start like a file of the type. */
const isOfType = (bytes: Uint8Array, type: RecordedType): boolean => recordedTypes[type](bytes)

/** Statuses with which a speech service rejects the recording itself. */
const UNREADABLE = [400, 413, 415, 422]

/**
 * Transcribes a recording (S-ATT-07); empty for silence. The recording is not stored. Throws 415 for an unsupported
 * type, 422 for a file of another type or an unreadable one, and an `ExternalServiceError` if the service is unavailable.
 */
export async function recogniseSpeech(
  { speech }: Pick<Services, 'speech'>,
  { file, type, langCode, prompt, phraseSetsPhrases }: z.output<typeof SpokenSentence>,
): Promise<{ text: string }> {
  const mime = recordedTypeOf(type)
  if (!mime) throw new ProblemError(415, 'RECORDING_TYPE_UNKNOWN', 'This recording type is not supported')
  if (!isOfType(file.bytes, mime)) throw invalidInput('body/file', `is not ${mime}`)
  const expected = prompt || phraseSetsPhrases || ''
  try {
    const text = await speech.transcribe({ content: file.bytes, mime }, langCode, expected)
    return { text: text.slice(0, MAX_ANSWER_LENGTH).toWellFormed() }
  } catch (error) {
    if (
      error instanceof ExternalServiceError &&
      !error.isUnavailable &&
      UNREADABLE.includes(error.status ?? 0)
    )
      throw new ProblemError(422, 'RECORDING_UNREADABLE', 'The recording cannot be read')
    throw error
  }
}
