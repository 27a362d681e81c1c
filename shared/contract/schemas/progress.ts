import { pictures } from '@mowka/domain/course/pictures'
import { learningModes, repetitionModes } from '@mowka/domain/lesson/learning-modes'
import { MAX_DECK_SENTENCES } from '@mowka/domain/review/deck'
import { z } from 'zod'
import type { CallSchema } from '../call-schema'
import { Day, Id, Moment, QueryFlag, wholeNumber } from './common'
import { Exercise } from './learning'

/** Learning modes by their names in events (C46). */
export const LearningMode = z.enum(learningModes.map(({ mode }) => mode))
export type LearningMode = z.infer<typeof LearningMode>

/** Repetition modes by their names in paths. */
export const RepetitionMode = z.enum(repetitionModes)
export type RepetitionMode = z.infer<typeof RepetitionMode>

/** Kinds of exercises (P-ENT-51). */
export const ExerciseType = z.enum([
  'FLASH_CARD',
  'LISTENING_FULL_SENTENCE',
  'LISTENING_FULL_SENTENCE_CHOOSE_BLOCKS',
  'LISTENING_FILL_THE_GAP',
  'LISTENING_FILL_THE_GAP_CHOOSE_BLOCKS',
  'WRITING_FULL_SENTENCE',
  'WRITING_FULL_SENTENCE_CHOOSE_BLOCKS',
  'WRITING_FILL_THE_GAP',
  'WRITING_FILL_THE_GAP_CHOOSE_BLOCKS',
  'SPEAKING_FULL_SENTENCE',
  'UNKNOWN',
])
export type ExerciseType = z.infer<typeof ExerciseType>

/** Names of progress events (P-ENT-27, P-ENT-28, U04; the two MODE_SELECTED by C15), and the end of a lesson's dialogue. */
export const ProgressEventName = z.enum([
  'LESSON_STARTED',
  'LESSON_MODE_SELECTED',
  'EXAMPLE_DISPLAYED',
  'EXAMPLE_ATTEMPT',
  'EXAMPLE_SUCCESS',
  'LESSON_FINISHED',
  'DIALOGUE_FINISHED',
  'REPETITION_STARTED',
  'REPETITION_MODE_SELECTED',
  'REPETITION_EXAMPLE_DISPLAYED',
  'REPETITION_EXAMPLE_ATTEMPT',
  'REPETITION_EXAMPLE_SUCCESS',
  'REPETITION_SESSION_FINISHED',
])
export type ProgressEventName = z.infer<typeof ProgressEventName>

/** A progress event of a learner. The event id makes retries idempotent (C60). */
export const ProgressEvent = z.object({
  eventId: z.uuid(),
  name: ProgressEventName,
  lessonId: Id,
  courseId: Id.nullable(),
  createdAt: Moment,
  payload: z.object({
    exerciseOrder: wholeNumber(0).optional(),
    exerciseId: Id.optional(),
    learningExerciseType: ExerciseType.optional(),
    learningMode: LearningMode.optional(),
    /** Characters that can't be stored are dropped from these two: half an emoji must not invalidate the event. */
    userInput: z.string().max(500).optional(),
    expectedResult: z.string().max(500).optional(),
    successForced: z.boolean().optional(),
    /**
     * An offline device's verdict on `userInput`. The server judges again when the event arrives, and overrules it.
     */
    deviceVerdict: z.enum(['RIGHT', 'WRONG']).optional(),
    /** Removes the item from this repetition (C51). */
    skipped: z.boolean().optional(),
    /** The answer to a due sentence in the deck for today, which doesn't belong to a repetition of its lesson. */
    ofDeck: z.literal(true).optional(),
  }),
})
export type ProgressEvent = z.infer<typeof ProgressEvent>

const Percent = wholeNumber(0, 100)

export const CourseProgressSummary = z.object({
  courseId: Id,
  startedAt: Moment.nullable(),
  finishedAt: Moment.nullable(),
  /** Finished lessons in percent, rounded down. */
  progress: Percent,
  finishedLessons: wholeNumber(),
  totalLessons: wholeNumber(),
})
export type CourseProgressSummary = z.infer<typeof CourseProgressSummary>

export const LessonProgress = z.object({
  lessonId: Id,
  startedAt: Moment.nullable(),
  finishedAt: Moment.nullable(),
  /** Share of the lesson's exercises that are done. */
  progress: Percent,
  /** The exercise to continue with. */
  currentItem: Id.nullable(),
  noOfWords: wholeNumber(),
  noOfCompletedWords: wholeNumber(),
  noOfKnownWords: wholeNumber(),
  /** The first time that the lesson's dialogue was finished. Absent from responses cached by an earlier release. */
  dialogueFinishedAt: Moment.nullable().optional(),
})
export type LessonProgress = z.infer<typeof LessonProgress>

export const CourseProgress = z.object({
  courseId: Id,
  startedAt: Moment.nullable(),
  finishedAt: Moment.nullable(),
  progress: Percent,
  lessons: z.array(LessonProgress),
})
export type CourseProgress = z.infer<typeof CourseProgress>

/** `remainingItems` includes the item itself. A null item means that nothing remains. */
export const NextItem = z.object({ item: Exercise.nullable(), remainingItems: wholeNumber() })
export type NextItem = z.infer<typeof NextItem>

/** `NextItem` in a repetition. `returning` counts items that were unknown and will be asked again (C51). */
export const NextRepetition = NextItem.extend({ returning: wholeNumber() })
export type NextRepetition = z.infer<typeof NextRepetition>

/** The lesson to open next (P-ENT-39, U04). */
export const Recommendation = z.object({
  type: z.enum(['NOTHING_STARTED_YET', 'LESSON_UNFINISHED', 'LESSON_FINISHED', 'EVERYTHING_FINISHED']),
  courseId: Id.nullable(),
  lessonId: Id.nullable(),
  /** For LESSON_FINISHED: the next lesson and its course, which differs if this course is finished (C63). */
  nextCourseId: Id.nullable(),
  nextLessonId: Id.nullable(),
  learningMode: LearningMode.nullable(),
  lastActivity: Moment.nullable(),
})
export type Recommendation = z.infer<typeof Recommendation>

export const RepetitionLesson = z.object({
  lessonId: Id,
  courseId: Id,
  name: z.object({ target: z.string(), source: z.string() }),
  /** The lesson's own drawing. Absent from responses cached by an earlier release. */
  picture: z.enum(pictures).nullable().optional(),
  isNew: z.boolean(),
  isLocked: z.boolean(),
  /** Time of completion. */
  finishedAt: Moment,
  lastRepetition: Moment.nullable(),
})
export type RepetitionLesson = z.infer<typeof RepetitionLesson>

/** A learner's totals of a course. Repetitions don't count. */
export const CourseResult = z.object({
  startedAt: Moment.nullable(),
  /** Time of the last finished lesson; `null` while a lesson is open. */
  finishedAt: Moment.nullable(),
  /** Number of answered sentences. */
  sentences: wholeNumber(),
  /** Number of words that the learner has learned. */
  words: wholeNumber(),
  /** Study time. */
  seconds: wholeNumber(),
  /** Number of days on which a sentence was answered. */
  days: wholeNumber(),
  /** The longest run of sentences that were right at the first attempt, and the lesson in which it ended. */
  bestRun: z.object({ length: wholeNumber(1), lessonId: Id }).nullable(),
})
export type CourseResult = z.infer<typeof CourseResult>

const RepetitionCounts = z.object({
  totalNumberOfFinishedRepetitions: wholeNumber(),
  totalNumberOfRepeatedItems: wholeNumber(),
})

export const LessonSummary = z.object({
  totalExercises: wholeNumber(),
  correctAtFirstAttempt: wholeNumber(),
  attempts: wholeNumber(),
  secondsPassed: wholeNumber(),
})
export type LessonSummary = z.infer<typeof LessonSummary>

/** An exercise with a failed or skipped attempt. */
export const ProblematicExample = z.object({
  exerciseId: Id,
  example: z.string(),
  answer: z.string(),
  answerRecording: Id.nullable(),
  attempts: wholeNumber(),
})
export type ProblematicExample = z.infer<typeof ProblematicExample>

const DueCounts = z.object({ words: wholeNumber(), sentences: wholeNumber() })

/** The words and sentences to review in the target language. Those without access to their lesson don't count. */
export const DueReviews = z.object({
  /** Due today, overdue ones included. */
  today: DueCounts,
  /** Due before today. */
  overdue: DueCounts,
  /** The next day after today on which something is due; `null` if there is none. */
  next: DueCounts.extend({ day: Day, inDays: wholeNumber(1) }).nullable(),
})
export type DueReviews = z.infer<typeof DueReviews>

/** A due sentence with the lesson to which its answers belong. */
export const DueSentence = z.object({ lessonId: Id, exercise: Exercise })
export type DueSentence = z.infer<typeof DueSentence>

const LessonParams = z.object({ id: Id })

export const progressCalls = {
  getProgress: { answer: z.array(CourseProgressSummary) },
  getAllProgress: { answer: z.array(CourseProgress) },
  getNextLesson: { query: z.object({ courseId: Id.optional() }), answer: Recommendation },
  getCourseProgress: { params: z.object({ courseId: Id }), answer: CourseProgress },
  getCourseFinished: {
    params: z.object({ courseId: Id }),
    answer: z.object({ isFinished: z.boolean() }),
  },
  getCourseResult: { params: z.object({ courseId: Id }), answer: CourseResult },
  getNextExercise: {
    params: z.object({ courseId: Id, lessonId: Id }),
    /** Returns the item after this exercise, as if it were done: for prefetching while its result is displayed. */
    query: z.object({ after: Id.optional() }),
    answer: NextItem,
  },
  getNextRepetition: {
    params: z.object({ lessonId: Id, mode: RepetitionMode }),
    /** `after` prefetches: the item after this exercise, as if it were known. */
    query: z.object({ randomOrder: QueryFlag.optional(), after: Id.optional() }),
    answer: NextRepetition,
  },
  getRepetitionLessons: { answer: z.array(RepetitionLesson) },
  getFinishedModes: {
    answer: z.record(Id, z.array(z.object({ mode: RepetitionMode, finishedAt: Moment }))),
  },
  getRepetitionProgress: {
    params: z.object({ lessonId: Id }),
    answer: z.record(RepetitionMode, RepetitionCounts),
  },
  getDueReviews: { answer: DueReviews },
  /** The due sentences of one deck, longest overdue first. */
  getDueSentences: { answer: z.array(DueSentence).max(MAX_DECK_SENTENCES) },
  getLessonSummary: { params: LessonParams, answer: LessonSummary },
  getProblematicExamples: { params: LessonParams, answer: z.array(ProblematicExample) },
  postProgress: {
    body: ProgressEvent,
    /** `overruled`: an answer that the device judged as wrong is right. */
    answer: z.object({ stored: z.boolean(), overruled: z.literal(true).optional() }),
  },
  /** Imports learning progress from elsewhere with its dates. Idempotent. */
  moveProgress: {
    body: z.object({ userId: Id, events: z.array(ProgressEvent).min(1).max(500) }),
    answer: z.object({ stored: wholeNumber() }),
  },
  deleteLessonProgress: {
    body: z.object({ lessonIds: z.array(Id).min(1).max(1000) }),
    answer: z.object({ deleted: wholeNumber() }),
  },
} satisfies Record<string, CallSchema>
