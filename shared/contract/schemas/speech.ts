import { MAX_ANSWER_LENGTH } from '@mowka/domain/exercise/answer'
import { z } from 'zod'
import { type CallSchema, multipart, upload } from './call'
import { LangCode, text } from './common'

/**
 * Maximum size of a recording, in bytes: 35 seconds in a browser's format are a tenth of it, uncompressed nearly all
 * of it.
 */
export const MAX_RECORDING_BYTES = 5 * 1024 * 1024

export const SpokenSentence = z.object({
  file: upload(),
  /** MIME type of the recording, with or without codecs, e.g. `audio/webm;codecs=opus`. */
  type: text(100, 1),
  langCode: LangCode,
  /** The expected sentence. */
  prompt: text(MAX_ANSWER_LENGTH).optional(),
  /** Expected words and phrases, from clients that send these instead of a prompt. */
  phraseSetsPhrases: text(2000).optional(),
})

/** The recognised text; empty if nothing was heard. At most as long as an answer. */
export const RecognisedSpeech = z.object({ text: z.string() })

const recognise = {
  takes: multipart({ maxFileBytes: MAX_RECORDING_BYTES }),
  body: SpokenSentence,
  answer: RecognisedSpeech,
} satisfies CallSchema

export const speechCalls = {
  recogniseSpeech: recognise,
  recogniseSpeechAsBefore: recognise,
} satisfies Record<string, CallSchema>
