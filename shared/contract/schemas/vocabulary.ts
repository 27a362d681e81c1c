import { MAX_ANSWER_LENGTH } from '@mowka/domain/answer'
import { WORDS_PER_PAGE } from '@mowka/domain/word-stage'
import { z } from 'zod'
import { wordKind } from '../content-kinds/word'
import { DiffPiece, ResultCategory } from './attempt'
import type { CallSchema } from './call'
import { Day, Id, IdParams, LangCode, Moment, QueryFlag, text, wholeNumber } from './common'
import { learnerShape } from './kind-shapes'

/** A learner's stage with one word: 0 new, 2 joins the global list, 8 mastered (V-STAGE-02, V-STAGE-03). */
export const WordStage = z.object({
  wordId: Id,
  stage: wholeNumber(0, 8),
  nextReviewAt: Moment.nullable(),
})
export type WordStage = z.infer<typeof WordStage>

/** A word as lists and exercises show it, with up to three sentences that use it (V-LW-11). */
export const RepeatedWord = z
  .object(learnerShape(wordKind))
  .omit({ exampleRecording: true })
  .extend({
    exampleSentences: z.array(z.object({ sentence: z.string(), sourceLangSentenceTranslation: z.string() })),
  })
export type RepeatedWord = z.infer<typeof RepeatedWord>

/** A word with how far the learner is (V-ENT-02). A review is due on the Warsaw day of `nextReviewAt`. */
export const WordRepetition = WordStage.extend({ word: RepeatedWord })
export type WordRepetition = z.infer<typeof WordRepetition>

const KnownWords = z.object({ knownWordIds: z.array(Id) })

/** Which part of a list: it is read on as people scroll (V-RW-06). */
const Part = z.object({
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(200).default(WORDS_PER_PAGE),
})

/** A part of a list of words (V-RW-14). */
const WordPart = z.object({ items: z.array(WordRepetition), total: wholeNumber(), hasMore: z.boolean() })

/** A text in a language. */
const Said = z.object({ text: z.string(), lang: LangCode })

/** One side of a pair. `recordingUrl` is the recording's id, as the audio service plays it; null without one. */
const PairSide = Said.extend({ wordId: Id, recordingUrl: Id.nullable() })

/** Pairs of words: `source` in the learner's language, `target` in the one being learned (V-WEX-07). No two sides are alike. */
const PairsData = z.object({ pairs: z.array(z.object({ source: PairSide, target: PairSide })) })

/**
 * Letters in disorder (V-WEX-08). An underscore stands for a space (V-WEX-17). A German article is in `correctAnswer`
 * only: it is fixed (V-WEX-15), see `domain/fixed-article`.
 */
const LettersData = z.object({ scrambledLetters: z.array(z.string()), correctAnswer: Said })

/** The recording's id, as the audio service plays it. */
const audioUrl = Id

/** One session exercise by its type. */
const exerciseData = {
  /** The exercise is about all of its words; each selected pair is an attempt of its own (V-WEX-02). */
  MATCH_PAIRS: PairsData,
  UNSCRAMBLE_TRANSLATION: LettersData,
  AUDIO_UNSCRAMBLE: LettersData.extend({ audioUrl }),
  AUDIO_MATCH: z.object({ audioUrl, options: z.array(Said), correctAnswer: Said }),
  MULTIPLE_CHOICE: z.object({ question: Said, options: z.array(Said), correctAnswer: Said }),
  WRITTEN_TRANSLATION: z.object({ prompt: Said, correctAnswer: Said }),
}

const sessionWord = <Type extends keyof typeof exerciseData>(type: Type) =>
  z.object({
    type: z.literal(type),
    /** The word that is asked for; of pairs the first. */
    word: z.object({ wordId: Id, stage: wholeNumber(0, 8), word: RepeatedWord }),
    exerciseData: exerciseData[type],
    targetLang: LangCode,
  })

/** One exercise of a session (V-ENT-04). */
export const SessionWord = z.discriminatedUnion('type', [
  sessionWord('MATCH_PAIRS'),
  sessionWord('UNSCRAMBLE_TRANSLATION'),
  sessionWord('AUDIO_UNSCRAMBLE'),
  sessionWord('AUDIO_MATCH'),
  sessionWord('MULTIPLE_CHOICE'),
  sessionWord('WRITTEN_TRANSLATION'),
])
export type SessionWord = z.infer<typeof SessionWord>

export const WordExerciseType = z.enum([
  'MATCH_PAIRS',
  'UNSCRAMBLE_TRANSLATION',
  'AUDIO_UNSCRAMBLE',
  'AUDIO_MATCH',
  'MULTIPLE_CHOICE',
  'WRITTEN_TRANSLATION',
])
export type WordExerciseType = z.infer<typeof WordExerciseType>

/** Words of a lesson, or of the global list (S-WREP-02). */
export const WordSessionMode = z.enum(['lesson', 'repetition'])
export type WordSessionMode = z.infer<typeof WordSessionMode>

const GivenText = z.object({ text: text(MAX_ANSWER_LENGTH), lang: LangCode })

/** An answer to a word (V-WTRN-25). The server knows the solution itself: of the three texts only `userInput` is judged. */
export const WordAttempt = z.object({
  /** Only in lesson mode (V-RW-18). */
  lessonId: Id.optional(),
  courseId: Id.optional(),
  wordId: Id,
  wordAnswerData: z.object({ prompt: GivenText, correctAnswer: GivenText, userInput: GivenText }),
  sessionId: Id.optional(),
  /** Made by the client: the same attempt sent again counts once. Without one each counts. */
  attemptId: z.uuid().optional(),
  /** How it was asked for: only what is typed is forgiven a typo. Without one it counts as typed. */
  exerciseType: WordExerciseType.optional(),
  /** A hint was shown before the answer: the word comes back sooner. */
  hinted: z.boolean().optional(),
  /** How long the learner thought, in milliseconds. */
  milliseconds: wholeNumber(0, 3_600_000).optional(),
  /** When it was answered, for one that had to wait for a network; now unless said, and never later. */
  answeredAt: Moment.optional(),
})
export type WordAttempt = z.infer<typeof WordAttempt>

/** An answer that someone gave elsewhere. Without a lesson it was given in the global list. */
export const MovedWordAnswer = z.object({
  /** The same one is taken once. */
  attemptId: z.uuid(),
  wordId: Id,
  lessonId: Id.nullable(),
  isSuccess: z.boolean(),
  answeredAt: Moment,
})
export type MovedWordAnswer = z.infer<typeof MovedWordAnswer>

/** What the server says to an answer (V-ENT-07), and how far the word is now. */
export const WordAttemptResult = z.object({
  isSuccess: z.boolean(),
  /** A minor error, such as a typo, is a success. */
  resultCategory: ResultCategory,
  prompt: Said,
  correctAnswer: Said,
  /** A sentence that uses the word, with its translation; null where there is none. */
  sentence: z.object({ answer: z.string(), example: z.string() }).nullable(),
  /** What was typed next to the solution, to be drawn. */
  diff: z.array(DiffPiece),
  stage: wholeNumber(0, 8),
  nextReviewAt: Moment.nullable(),
  /** False for loose training and for what is done in its lesson: the answer is logged and moves nothing forward. */
  moved: z.boolean(),
})
export type WordAttemptResult = z.infer<typeof WordAttemptResult>

/** What a session came to (V-ENT-05). Words that were never answered wrongly in it are `wordsSuccessful`. */
export const WordSessionSummary = z.object({
  totalWords: wholeNumber(),
  wordsReviewed: wholeNumber(),
  wordsSuccessful: wholeNumber(),
  startedAt: Moment,
  completedAt: Moment.nullable(),
})
export type WordSessionSummary = z.infer<typeof WordSessionSummary>

/** A word that was answered wrongly in a session. */
export const ProblematicWord = z.object({
  wordId: Id,
  answer: z.string(),
  example: z.string(),
  answerRecording: Id.nullable(),
})
export type ProblematicWord = z.infer<typeof ProblematicWord>

/** A learner's words in a language. Hidden ones are counted as `known` and nowhere else. */
export const WordStats = z.object({
  /** All that were ever answered: those in learning, in repetitions and mastered. */
  totalWords: wholeNumber(),
  learning: wholeNumber(),
  inRepetition: wholeNumber(),
  mastered: wholeNumber(),
  known: wholeNumber(),
  /** To be reviewed today, with those that were to be reviewed before. */
  dueToday: wholeNumber(),
  /** Of those, the ones from before today. */
  overdue: wholeNumber(),
})
export type WordStats = z.infer<typeof WordStats>

/** Reviews that were due, and how many of them were right. */
const Retention = z.object({ reviews: wholeNumber(), successful: wholeNumber() })

/** What the next days bring, and how much was remembered so far. */
export const WordForecast = z.object({
  /** Fourteen days from today on; today has also what is overdue. */
  days: z.array(z.object({ day: Day, count: wholeNumber() })),
  retention: Retention.extend({
    /** The last eight weeks, the oldest first; `from` is a Monday. */
    weeks: z.array(Retention.extend({ from: Day })),
  }),
})
export type WordForecast = z.infer<typeof WordForecast>

/** The word of the day (L-DASH-12). */
export const WordOfTheDay = z.object({
  answer: z.string(),
  answerLang: LangCode,
  /** IPA between slashes; null where nobody wrote it. */
  answerTranscription: z.string().nullable(),
  answerRecording: Id.nullable(),
  /** What it means in the learner's language. */
  example: z.string(),
  exampleLang: LangCode,
  /** What it means, in the language being learned. */
  definition: z.string(),
  sentences: z.array(z.object({ example: z.string(), translation: z.string() })),
})
export type WordOfTheDay = z.infer<typeof WordOfTheDay>

export const vocabularyCalls = {
  getWordRepetitions: {
    query: z.object({ lessonId: Id }),
    answer: z.object({ repetitions: z.array(WordStage), knownWordIds: z.array(Id) }),
  },
  addKnownWord: { body: z.object({ wordId: Id }), answer: KnownWords },
  removeKnownWord: { params: IdParams, answer: KnownWords },
  getLearningWords: {
    query: z.object({ lessonId: Id }),
    answer: z.object({ words: z.array(WordRepetition), total: wholeNumber() }),
  },
  getDueWords: { query: Part, answer: WordPart },
  getAllWords: {
    /** `withKnown` also gives the words that are hidden as known, which `knownWordIds` names either way. */
    query: Part.extend({ withKnown: QueryFlag.optional() }),
    answer: WordPart.extend(KnownWords.shape),
  },
  getUpcomingWords: {
    /** The next day after today that has reviews; nulls when none has. */
    answer: z.object({ count: wholeNumber(), day: Day.nullable(), inDays: wholeNumber().nullable() }),
  },
  getWordStats: { answer: WordStats },
  getWordForecast: { answer: WordForecast },
  startWordSession: {
    body: z
      .object({
        /** Need not be said where a lesson is named. */
        mode: WordSessionMode.optional(),
        lessonId: Id.optional(),
        courseId: Id.optional(),
        /** While audio is silenced (V-WTRN-18). */
        excludeAudio: z.boolean().default(false),
      })
      .refine(({ mode, lessonId }) => mode === 'repetition' || lessonId !== undefined, {
        path: ['lessonId'],
        message: 'is needed for the session of a lesson',
      })
      .refine(({ mode, lessonId }) => mode !== 'repetition' || lessonId === undefined, {
        path: ['lessonId'],
        message: 'is for the session of a lesson only',
      }),
    answer: z.object({
      sessionId: Id,
      mode: WordSessionMode,
      /** Nothing is due: a right answer moves nothing (V-RW-12). */
      isLoose: z.boolean(),
      /** Empty when there is nothing to learn. */
      sessionWords: z.array(SessionWord),
    }),
  },
  attemptWord: { body: WordAttempt, answer: WordAttemptResult },
  /** Brings along answers to words, as they are dated (S-WREP-03). */
  moveWordAnswers: {
    body: z.object({ userId: Id, answers: z.array(MovedWordAnswer).min(1).max(500) }),
    answer: z.object({ stored: wholeNumber() }),
  },
  completeWordSession: {
    body: z.object({ sessionId: Id }),
    answer: z.object({ completed: z.literal(true) }),
  },
  getWordSessionSummary: { params: IdParams, answer: WordSessionSummary },
  getProblematicWords: { params: IdParams, answer: z.array(ProblematicWord) },
  getWordOfTheDay: { answer: WordOfTheDay.nullable() },
} satisfies Record<string, CallSchema>
