import type { SpokenSentence } from '@mowka/contract/schemas/speech'
import { MAX_ANSWER_LENGTH } from '@mowka/domain/answer'
import type { z } from 'zod'
import { invalidInput, ProblemError } from '../http/problem'
import { OutsideError } from '../outside/outside-error'
import type { Services } from '../services'
import { isOfType, recordedTypeOf } from './recorded-type'

/** Statuses with which a speech service rejects the recording itself. */
const UNREADABLE = [400, 413, 415, 422]

/**
 * Transcribes a recording (S-ATT-07); empty for silence. The recording is not stored. Throws 415 for an unsupported
 * type, 422 for a file of another type or an unreadable one, and an `OutsideError` if the service is unavailable.
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
    if (error instanceof OutsideError && !error.isAway && UNREADABLE.includes(error.status ?? 0))
      throw new ProblemError(422, 'RECORDING_UNREADABLE', 'The recording cannot be read')
    throw error
  }
}
