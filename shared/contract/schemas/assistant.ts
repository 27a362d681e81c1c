import {
  type AiAnswer as AiAnswerType,
  type AiEntry as AiEntryType,
  MAX_QUESTION_LENGTH,
  MAX_SPOKEN_LENGTH,
} from '@mowka/domain/ai-answer'
import { MAX_ANSWER_LENGTH } from '@mowka/domain/answer'
import { z } from 'zod'
import type { CallSchema } from './call'
import { CefrLevel, Id, text, wholeNumber } from './common'

/** What a learner may ask for (P-ENT-53, L-AI-04). */
export const AiAction = z.enum([
  'SYNONYM',
  'ANTONYM',
  'COLLOCATION',
  'EXAMPLE',
  'MEANING',
  'CUSTOM',
  'EXPLAIN_ANSWER',
])
export type AiAction = z.infer<typeof AiAction>

/** A word, phrase or sentence in the language being learned, with its sense in the learner's language. */
export const AiEntry = z.object({
  text: text(300),
  translation: text(400),
  explanation: text(800),
}) satisfies z.ZodType<AiEntryType>
export type AiEntry = z.infer<typeof AiEntry>

const entries = z.array(AiEntry).max(10)

/** What the assistant says (P-ENT-49). Lists that were not asked for are empty. */
export const AiAnswer = z.object({
  introduction: text(2000),
  synonyms: entries,
  antonyms: entries,
  collocations: entries,
  examples: entries,
  meanings: entries,
  /** A question that the learner may ask next; empty for none. */
  continuationSentence: text(MAX_QUESTION_LENGTH),
}) satisfies z.ZodType<AiAnswerType>
export type AiAnswer = z.infer<typeof AiAnswer>

/** One message of a chat (P-ENT-48). The learner's have even indexes, the assistant's odd ones. */
export const AiMessage = z.object({
  role: z.enum(['user', 'assistant']),
  /** The message as plain text. */
  content: z.string(),
  index: wholeNumber(),
  status: z.enum(['ok', 'error']),
  type: AiAction,
  /** Null for what the learner says. */
  answer: AiAnswer.nullable(),
  chatId: Id,
})
export type AiMessage = z.infer<typeof AiMessage>

/**
 * A question to the assistant (P-ENT-50). The server reads sentence and translation from the exercise itself; of the
 * rest only what the learner wrote reaches the model, as data.
 */
export const AiRequest = z.object({
  /** Words of the answer that stand next to each other; empty means the whole sentence. */
  selectedPhrase: text(MAX_ANSWER_LENGTH),
  /** The learner's own question; needed for CUSTOM. */
  userInput: text(MAX_QUESTION_LENGTH),
  /** What the learner answered to the exercise. */
  answer: text(MAX_ANSWER_LENGTH).optional(),
  /** Another name for `answer` (C19). */
  userAnswer: text(MAX_ANSWER_LENGTH).optional(),
  type: AiAction,
  level: CefrLevel,
  /** The running chat of a follow-up (L-AI-20). */
  chatId: Id.optional(),
  context: z.object({
    example: text(MAX_ANSWER_LENGTH),
    answer: text(MAX_ANSWER_LENGTH),
    exerciseId: Id,
    /** The answer to be explained, for EXPLAIN_ANSWER (L-AI-19). */
    userInput: text(MAX_ANSWER_LENGTH).optional(),
  }),
})
export type AiRequest = z.infer<typeof AiRequest>

/** The first message that can be rated is the one behind the first question. */
const RatedMessage = z.object({ messageIndex: wholeNumber(1), chatId: Id })

const Rated = z.object({})

export const assistantCalls = {
  promptAssistant: {
    body: AiRequest,
    answer: z.object({
      message: AiMessage,
      chatId: Id,
      /** Questions that the learner has left today. */
      questionsLeft: wholeNumber(),
    }),
  },
  likeAssistantMessage: { body: RatedMessage, answer: Rated },
  dislikeAssistantMessage: { body: RatedMessage, answer: Rated },
  getAudioFromText: {
    body: z.object({ text: text(MAX_SPOKEN_LENGTH, 1) }),
    answer: z.object({ recordingUrl: z.string() }),
  },
} satisfies Record<string, CallSchema>
