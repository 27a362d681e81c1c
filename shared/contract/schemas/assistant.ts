import {
  type AiAnswer as AiAnswerType,
  type AiEntry as AiEntryType,
  MAX_QUESTION_LENGTH,
  MAX_SPOKEN_LENGTH,
} from '@mowka/domain/exercise/ai-answer'
import { MAX_ANSWER_LENGTH } from '@mowka/domain/exercise/answer'
import { z } from 'zod'
import type { CallSchema } from './call'
import { CefrLevel, Id, text, wholeNumber } from './common'

/** Question types for the assistant (P-ENT-53, L-AI-04). */
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

/** A word, phrase or sentence in the language being learned, with its meaning in the learner's language. */
export const AiEntry = z.object({
  text: text(300),
  translation: text(400),
  explanation: text(800),
}) satisfies z.ZodType<AiEntryType>
export type AiEntry = z.infer<typeof AiEntry>

const entries = z.array(AiEntry).max(10)

/** The assistant's answer (P-ENT-49). Lists that were not requested are empty. */
export const AiAnswer = z.object({
  introduction: text(2000),
  synonyms: entries,
  antonyms: entries,
  collocations: entries,
  examples: entries,
  meanings: entries,
  /** Suggested next question; empty for none. */
  continuationSentence: text(MAX_QUESTION_LENGTH),
}) satisfies z.ZodType<AiAnswerType>
export type AiAnswer = z.infer<typeof AiAnswer>

/** A message in a chat (P-ENT-48). The learner's messages have even indexes, the assistant's odd ones. */
export const AiMessage = z.object({
  role: z.enum(['user', 'assistant']),
  /** The message as plain text. */
  content: z.string(),
  index: wholeNumber(),
  status: z.enum(['ok', 'error']),
  type: AiAction,
  /** Null for the learner's messages. */
  answer: AiAnswer.nullable(),
  chatId: Id,
})
export type AiMessage = z.infer<typeof AiMessage>

/**
 * A question to the assistant (P-ENT-50). The server reads sentence and translation from the exercise; of the other
 * fields only the learner's own text reaches the model, as data.
 */
export const AiRequest = z.object({
  /** Adjacent words of the answer; empty for the whole sentence. */
  selectedPhrase: text(MAX_ANSWER_LENGTH),
  /** The learner's own question, required for CUSTOM. */
  userInput: text(MAX_QUESTION_LENGTH),
  /** The learner's answer to the exercise. */
  answer: text(MAX_ANSWER_LENGTH).optional(),
  /** Alias of `answer` (C19). */
  userAnswer: text(MAX_ANSWER_LENGTH).optional(),
  type: AiAction,
  level: CefrLevel,
  /** The chat that a follow-up question continues (L-AI-20). */
  chatId: Id.optional(),
  context: z.object({
    example: text(MAX_ANSWER_LENGTH),
    answer: text(MAX_ANSWER_LENGTH),
    exerciseId: Id,
    /** The answer to explain, for EXPLAIN_ANSWER (L-AI-19). */
    userInput: text(MAX_ANSWER_LENGTH).optional(),
  }),
})
export type AiRequest = z.infer<typeof AiRequest>

/** The first message that can be rated is the reply to the first question. */
const RatedMessage = z.object({ messageIndex: wholeNumber(1), chatId: Id })

const Rated = z.object({})

export const assistantCalls = {
  promptAssistant: {
    body: AiRequest,
    answer: z.object({
      message: AiMessage,
      chatId: Id,
      /** Remaining questions for today. */
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
