import type { SpokenSentence } from '@mowka/shared/contract/schemas/speech'
import { MAX_ANSWER_LENGTH } from '@mowka/shared/domain/answer'
import type { z } from 'zod'
import { invalidInput, ProblemError } from '../http/problem'
import { OutsideError } from '../outside/outside-error'
import type { Services } from '../services'
import { isOfType, recordedTypeOf } from './recorded-type'

/** Statuses by which a speech service says that the recording is at fault and not the service. */
const UNREADABLE = [400, 413, 415, 422]

/**
 * What is said in a recording (S-ATT-07); empty for silence. The recording is handed on and kept nowhere. Throws 415 for
 * a kind of file that is not sound, 422 for a file that is not of its kind or cannot be read, and an `OutsideError` when
 * the service is away.
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
