import { MAX_ALTERNATIVES, MAX_ANSWER_LENGTH, MAX_SUGGESTIONS } from '@mowka/domain/exercise/answer'
import { REPORT_COMMENT_LENGTH } from '@mowka/domain/exercise/report'
import { MAX_PAIRS, PAIR_TEXT_LENGTH } from '@mowka/domain/exercise/sentence-pairs'
import { z } from 'zod'
import type { CallSchema } from '../../call-schema'
import { exerciseKind } from '../../content-kinds/exercise'
import { exerciseList, problemExerciseList } from '../../endpoints/editor/exercise'
import { dataOf, Id, IdParams, LangCode, listOf, Moment, text, trimmedText, wholeNumber } from '../common'
import {
  AlternativeAnswer,
  Exercise,
  ExpectedMistake,
  GapRange,
  ReportedBugMode,
  ReportedBugStatus,
  SENTENCE_LENGTH,
} from '../learning'
import { listQuery } from '../list'
import { DiffPiece } from '../trainer'
import { formShape, newShape, rowShape } from './kind-shapes'

/** Maximum size of a recording file, in bytes. */
export const MAX_RECORDING_BYTES = 10 * 1024 * 1024

/** A learner's report of a problem in an exercise (A-EXFO-19). Empty texts are a dash. */
export const ReportedBug = z.object({
  _id: Id,
  suggestedAnswer: z.string(),
  comment: z.string(),
  mode: ReportedBugMode,
  status: ReportedBugStatus,
  createdAt: Moment,
})
export type ReportedBug = z.infer<typeof ReportedBug>

/** A hint in the exercise form, identified by the beginning of its text. */
export const HintOfExercise = z.object({ _id: Id, text: z.string(), active: z.boolean() })

/** An exercise for editors (A-ENT-03). */
export const EditedExercise = z.object({
  ...rowShape(exerciseKind),
  ...Exercise.shape,
  expectedMistakes: z.array(ExpectedMistake),
  /** Newest first; empty in lists unless requested. */
  reportedBugs: z.array(ReportedBug),
  /** The hints with their texts, in the order of `hints`; for single exercises only. */
  hintTexts: z.array(HintOfExercise).optional(),
  createdAt: Moment,
  /** Incremented by every change; a stale write is rejected with 409 (C57). */
  version: wholeNumber(),
})
export type EditedExercise = z.infer<typeof EditedExercise>

/**
 * An alternative answer in the form: it requires a text (A-EXFO-08), and is approved and visible by default
 * (A-EXFO-07).
 */
const WrittenAlternative = AlternativeAnswer.extend({
  text: trimmedText(SENTENCE_LENGTH, 1),
  comment: text(1000).default(''),
  approved: z.boolean().default(true),
  hidden: z.boolean().default(false),
}).strict()

const own = {
  alternativeAnswers: z.array(WrittenAlternative).max(MAX_ALTERNATIVES),
  expectedMistakes: z.array(ExpectedMistake.strict()).max(MAX_ALTERNATIVES),
  gaps: z.array(z.strictObject({ ranges: z.array(GapRange.strict()).max(100) })).max(10),
}

/** A new exercise (A-EXFO-02, A-EXFO-03). */
export const NewExercise = z.strictObject({
  ...newShape(exerciseKind),
  alternativeAnswers: own.alternativeAnswers.default([]),
  expectedMistakes: own.expectedMistakes.default([]),
  gaps: own.gaps.default([]),
  /** With a lesson, the exercise is added to its end. */
  lessonId: Id.optional(),
  /** Idempotency key, generated when the form opens; becomes the id of the exercise. */
  requestId: z.uuid().optional(),
})
export type NewExercise = z.output<typeof NewExercise>

/**
 * An editor's decision about a report: approve or remove it. Omitted reports stay unchanged, and so do those that are
 * returned as they were read (C57).
 */
export const ReportDecision = z.union([
  z.strictObject({
    _id: Id,
    status: ReportedBugStatus,
    /** The text at the time of reading; only learners write it. */
    suggestedAnswer: text(SENTENCE_LENGTH).optional(),
    comment: text(REPORT_COMMENT_LENGTH).optional(),
    mode: ReportedBugMode.optional(),
    createdAt: Moment.optional(),
  }),
  z.strictObject({ _id: Id, deleted: z.literal(true) }),
])
export type ReportDecision = z.infer<typeof ReportDecision>

/** A change of an exercise; absent fields stay. */
export const ExerciseChange = z.strictObject({
  ...z.object({ ...formShape(exerciseKind), ...own }).partial().shape,
  reportedBugs: z.array(ReportDecision).max(200).optional(),
  version: wholeNumber().optional(),
})
export type ExerciseChange = z.output<typeof ExerciseChange>

/** The sentence of a recording. */
export const RecordingType = z.enum(['example', 'answer'])
export type RecordingType = z.infer<typeof RecordingType>

/** An uploaded recording (A-ENT-05); `content` is the file in base64. */
export const UploadedRecording = z.strictObject({
  lang: LangCode,
  content: text(Math.ceil(MAX_RECORDING_BYTES / 3) * 4, 1),
  name: trimmedText(200, 1),
})
export type UploadedRecording = z.output<typeof UploadedRecording>

const RecordingParams = z.object({ id: Id, type: RecordingType })

/** The id of an exercise's recording, and the exercise after the change. */
const RecordingAnswer = z.object({ _id: Id, exercise: EditedExercise })

/** A nearly identical sentence. */
export const SimilarExercise = z.object({ _id: Id, example: z.string(), answer: z.string() })

/** A sentence pair of any length up to a bound, because each row has its own mistakes. */
const Pair = z.strictObject({ example: text(PAIR_TEXT_LENGTH), answer: text(PAIR_TEXT_LENGTH) })

/** A pair that isn't created, by its position in the request. `CHANGED`: another editor has changed its exercise. */
export const RefusedPair = z.object({
  index: wholeNumber(),
  side: z.enum(['example', 'answer']),
  code: z.enum(['MISSING', 'SHORT', 'LONG', 'CHANGED']),
})
export type RefusedPair = z.infer<typeof RefusedPair>

/** An existing exercise with the answer of a pair. */
const SameSentence = SimilarExercise.extend({ index: wholeNumber(), isInLesson: z.boolean() })

/** The exercise of a form, stored or not, for which the assistant suggests answers and hints. */
const SuggestedFor = z.strictObject({
  ...formShape(exerciseKind, ['example', 'exampleLang', 'answer', 'answerLang', 'register', 'hints']),
  alternativeAnswers: own.alternativeAnswers,
  expectedMistakes: own.expectedMistakes,
})

/** A suggested answer or mistake; the comment of an answer may be empty. */
const SuggestedAnswer = z.object({ text: z.string(), comment: z.string() })

/** Suggestions that fit the exercise: nothing that it already has, and no answer that it considers a mistake. */
export const ExerciseSuggestions = z.object({
  alternatives: z.array(SuggestedAnswer).max(MAX_SUGGESTIONS),
  mistakes: z.array(SuggestedAnswer).max(MAX_SUGGESTIONS),
  /** Hint contents as sanitized HTML. */
  hints: z.array(z.object({ content: z.string() })).max(MAX_SUGGESTIONS),
})
export type ExerciseSuggestions = z.infer<typeof ExerciseSuggestions>

/** A word or hint that a form offers, with its text. */
const Linkable = z.object({ _id: Id, text: z.string() })

export const exerciseCalls = {
  listExercises: {
    query: listQuery(exerciseList).extend({
      /** Semicolon-joined; `includeReportedBugs:1` is the only option. */
      options: z.enum(['', 'includeReportedBugs:0', 'includeReportedBugs:1']).optional(),
    }),
    answer: listOf(EditedExercise),
  },
  getSimilarExercises: {
    query: z.object({
      answer: text(SENTENCE_LENGTH, 1),
      answerLang: LangCode,
      /** The edited exercise, to exclude it. */
      except: Id.optional(),
    }),
    answer: dataOf(SimilarExercise),
  },
  getLinkable: {
    query: z.object({ search: text(200, 1), exampleLang: LangCode, answerLang: LangCode }),
    answer: z.object({ words: z.array(Linkable), hints: z.array(Linkable) }),
  },
  getExercise: { params: IdParams, answer: EditedExercise },
  countExerciseNotes: { params: IdParams, answer: z.object({ learners: wholeNumber() }) },
  createExercise: { body: NewExercise, answer: EditedExercise, success: 201 },
  checkPairs: {
    params: IdParams,
    body: z.strictObject({ pairs: z.array(Pair).max(MAX_PAIRS) }),
    answer: dataOf(SameSentence),
  },
  suggestForExercise: { body: SuggestedFor, answer: ExerciseSuggestions },
  createPairs: {
    params: IdParams,
    body: z.strictObject({
      /** `requestId` as of a new exercise. */
      pairs: z
        .array(Pair.extend({ requestId: z.uuid() }))
        .min(1)
        .max(MAX_PAIRS),
    }),
    answer: z.object({
      created: wholeNumber(),
      refused: z.array(RefusedPair),
      /** Id of the applied import, for undoing it; `null` if nothing was changed. */
      importId: Id.nullable(),
    }),
    success: 201,
  },
  updateExercise: { params: IdParams, body: ExerciseChange, answer: EditedExercise },
  /** `version` is the one that the editor has loaded. */
  deleteExercise: {
    params: IdParams,
    query: z.object({ version: z.coerce.number().int().min(0).max(2_147_483_647).optional() }),
  },
  copyExercise: {
    params: IdParams,
    /** Like `requestId` of a new exercise. */
    body: z.strictObject({ requestId: z.uuid().optional() }).default({}),
    answer: EditedExercise,
    success: 201,
  },
  uploadExerciseRecording: { params: RecordingParams, body: UploadedRecording, answer: RecordingAnswer },
  speakExercise: { params: RecordingParams, answer: RecordingAnswer },
  deleteExerciseRecording: {
    params: z.object({ id: Id, recordingId: Id }),
    answer: EditedExercise,
  },
} satisfies Record<string, CallSchema>

/** A rejected answer given by learners, without data about them. */
export const RefusedAnswer = z.object({
  /** Comparison key of the answer, which identifies it in decisions. */
  normalForm: z.string(),
  /** The most frequent spelling. */
  typed: z.string(),
  /** Number of learners who gave it. */
  people: wholeNumber(),
  /** Number of learners who consider it right. */
  disputedBy: wholeNumber(),
  /** Difference from the nearest accepted answer. */
  diff: z.array(DiffPiece),
})
export type RefusedAnswer = z.infer<typeof RefusedAnswer>

/** An exercise with rejected answers that need a decision, most frequent first. */
export const ProblemExercise = z.object({
  _id: Id,
  example: z.string(),
  exampleLang: LangCode,
  answer: z.string(),
  answerLang: LangCode,
  active: z.boolean(),
  /** The version of `EditedExercise`, required by decisions (C57). */
  version: wholeNumber(),
  /** Number of learners who gave one of the answers. */
  people: wholeNumber(),
  /** Number of learners who consider theirs right. */
  disputedBy: wholeNumber(),
  /** Total number of distinct answers; `answers` has the first ones. */
  forms: wholeNumber(),
  answers: z.array(RefusedAnswer),
})
export type ProblemExercise = z.infer<typeof ProblemExercise>

/** The rejected answers of one exercise, for its page. */
export const ExerciseAnswers = ProblemExercise.extend({
  /** Number of further answers given by one learner only, which are not shown. */
  rare: wholeNumber(),
})
export type ExerciseAnswers = z.infer<typeof ExerciseAnswers>

const normalForm = text(MAX_ANSWER_LENGTH, 1)
/** The version that the editor has loaded. */
const version = wholeNumber()

/** An editor's decision on a rejected answer. */
export const AnswerDecision = z.discriminatedUnion('decision', [
  /** Adds it as an alternative, in its most frequent spelling. */
  z.strictObject({ decision: z.literal('accept'), normalForm, version }),
  /** Adds it as an expected mistake, with the reason as its comment for learners. */
  z.strictObject({ decision: z.literal('refuse'), normalForm, version, reason: trimmedText(1000, 1) }),
  /** Hides it until the number of learners who gave it has doubled. */
  z.strictObject({ decision: z.literal('set-aside'), normalForm }),
  /** Shows it again. */
  z.strictObject({ decision: z.literal('bring-back'), normalForm }),
])
export type AnswerDecision = z.infer<typeof AnswerDecision>

export const refusedAnswerCalls = {
  listStumbles: { query: listQuery(problemExerciseList), answer: listOf(ProblemExercise) },
  getMistakeReasons: { query: z.object({ answerLang: LangCode }), answer: dataOf(z.string()) },
  getRefusedAnswers: { params: IdParams, answer: ExerciseAnswers },
  decideRefusedAnswer: {
    params: IdParams,
    body: AnswerDecision,
    /** The remaining answers, and the accepted spelling. */
    answer: ExerciseAnswers.extend({ accepted: z.string().nullable() }),
  },
} satisfies Record<string, CallSchema>
