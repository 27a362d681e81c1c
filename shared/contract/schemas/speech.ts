import { MAX_ANSWER_LENGTH } from '@mowka/domain/answer'
import { z } from 'zod'
import { type CallSchema, multipart, upload } from './call'
import { LangCode, text } from './common'

/** The largest recording, in bytes: 35 seconds as a browser records them take a tenth of it, without compression most. */
export const MAX_RECORDING_BYTES = 5 * 1024 * 1024

export const SpokenSentence = z.object({
  file: upload(),
  /** The MIME type of the recording, with or without its codecs, e.g. `audio/webm;codecs=opus`. */
  type: text(100, 1),
  langCode: LangCode,
  /** The sentence that is to be said. */
  prompt: text(MAX_ANSWER_LENGTH).optional(),
  /** Words and phrases to be expected, from clients that send these instead of a prompt. */
  phraseSetsPhrases: text(2000).optional(),
})

/** What was said; empty when nothing was heard. At most as long as an answer that can be checked. */
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
