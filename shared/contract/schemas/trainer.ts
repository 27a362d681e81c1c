import {
  type AiAnswer as AiAnswerType,
  type AiEntry as AiEntryType,
  MAX_QUESTION_LENGTH,
  MAX_SPOKEN_LENGTH,
} from '@mowka/domain/exercise/ai-answer'
import { MAX_ALTERNATIVES, MAX_ANSWER_LENGTH } from '@mowka/domain/exercise/answer'
import { ISSUE_KINDS } from '@mowka/domain/judge/issue'
import { z } from 'zod'
import { bytes, type CallSchema, multipart, upload } from '../call-schema'
import { CefrLevel, Id, IdParams, LangCode, text, wholeNumber } from './common'
import { AlternativeAnswer } from './learning'

/** Result of a check. A minor error is still a success (U05). */
export const ResultCategory = z.enum(['CORRECT', 'MINOR_ERROR', 'ERROR'])
export type ResultCategory = z.infer<typeof ResultCategory>

export const Attempt = z.object({
  /** `true` judges the answer; `false` only returns the solution (P-ENT-23, U05). */
  check: z.boolean(),
  userInput: text(MAX_ANSWER_LENGTH),
  /** With an id the server loads answer and alternatives; calls without one are for admins. */
  exerciseId: Id.optional(),
  preferredAnswer: text(MAX_ANSWER_LENGTH).optional(),
  alternativeAnswers: z.array(AlternativeAnswer).max(MAX_ALTERNATIVES).optional(),
  lang: LangCode,
  /** Compares tokens without tolerance for typos: gaps and blocks. */
  simplifiedCheck: z.boolean().optional(),
  /** Whether the answer was spoken: text from speech recognition is useless for editors. */
  isSpoken: z.boolean().optional(),
})
export type Attempt = z.infer<typeof Attempt>

/** One difference between the typed answer and the accepted answer it is compared with. */
export const AnswerIssue = z.object({
  kind: z.enum(ISSUE_KINDS),
  /** The typed text; empty if something is missing. */
  typed: z.string(),
  /** The accepted answer's text; empty if something is extra. */
  expected: z.string(),
  /** Position of `typed` in `userInput`: `start` inclusive, `end` exclusive; empty if nothing was typed. */
  range: z.object({ start: wholeNumber(), end: wholeNumber() }),
  /** A lesson or dictionary entry that explains it, e.g. by a noun's article; `null` if there is none. */
  entry: z.object({ answer: z.string(), example: z.string() }).nullable(),
})
export type AnswerIssue = z.infer<typeof AnswerIssue>

/**
 * A piece of the comparison, in reading order. `same` includes spaces and punctuation; `moved-from` and `moved-to`
 * are the same words in the typed and in the right position.
 */
export const DiffPiece = z.object({
  mark: z.enum(['same', 'extra', 'missing', 'changed', 'moved-from', 'moved-to']),
  typed: z.string(),
  expected: z.string(),
  /** The letters of a misspelt word; empty for others. */
  letters: z.array(z.object({ mark: z.enum(['same', 'extra', 'missing']), text: z.string() })),
  /** Index in `issues`; `null` for matching text. */
  issue: wholeNumber().nullable(),
})
export type DiffPiece = z.infer<typeof DiffPiece>

export const AttemptResult = z.object({
  isSuccess: z.boolean(),
  isPreferred: z.boolean(),
  answer: z.object({ text: z.string() }),
  alternativeAnswers: z.array(AlternativeAnswer),
  userInput: z.string(),
  /**
   * Contains `<ins>`, `<del>` and `<span class>` only, with all text escaped. Text for screen readers is in the
   * interface language, from the Accept-Language header.
   */
  htmlDiff: z.string(),
  /** The accepted answer used for `diff`: the nearest visible one. */
  comparedWith: z.string(),
  /** The structure of `htmlDiff`, with marked letters and moved words. */
  diff: z.array(DiffPiece),
  /** Remarks on the answer; a right one may have some, e.g. a noun in lower case. */
  issues: z.array(AnswerIssue),
  /** The exercise's Polish comment on an expected wrong answer; `null` for others. */
  comment: z.string().nullable(),
  /**
   * Whether a rejected answer may be right: all of its words are known, and it differs from the accepted one only in
   * word order or in one word. Absent in responses of older servers.
   */
  mayBeRight: z.boolean().optional(),
  resultCategory: ResultCategory,
})
export type AttemptResult = z.infer<typeof AttemptResult>

/** A rejected answer that the learner considers right. */
export const DisputedAnswer = z.object({
  userInput: text(MAX_ANSWER_LENGTH, 1),
  /** The same value as in the rejected attempt. */
  simplifiedCheck: z.boolean().optional(),
})
export type DisputedAnswer = z.infer<typeof DisputedAnswer>

export const attemptCalls = {
  checkAttempt: { body: Attempt, answer: AttemptResult },
  disputeVerdict: {
    params: z.object({ id: Id }),
    body: DisputedAnswer,
    answer: z.object({ recorded: z.literal(true) }),
  },
} satisfies Record<string, CallSchema>

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
  /**
   * The sentence of the words: `example` before the check, when only a few words of it may be asked about (MEANING,
   * EXAMPLE, CUSTOM), and the reply doesn't contain the answer.
   */
  about: z.enum(['answer', 'example']).default('answer'),
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
const RecognisedSpeech = z.object({ text: z.string() })

const recognise = {
  takes: multipart({ maxFileBytes: MAX_RECORDING_BYTES }),
  body: SpokenSentence,
  answer: RecognisedSpeech,
} satisfies CallSchema

export const speechCalls = {
  recogniseSpeech: recognise,
  recogniseSpeechAsBefore: recognise,
} satisfies Record<string, CallSchema>

export const recordingCalls = {
  getRecording: { params: IdParams, gives: bytes('audio/mpeg') },
} satisfies Record<string, CallSchema>
