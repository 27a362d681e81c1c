import { MAX_PINNED_COURSES } from '@mowka/domain/course/course'
import {
  type AlternativeAnswer as AlternativeAnswerType,
  type ExpectedMistake as ExpectedMistakeType,
  MAX_ANSWER_LENGTH,
} from '@mowka/domain/exercise/answer'
import type { GapRange as GapRangeType } from '@mowka/domain/exercise/gaps'
import { REPORT_COMMENT_LENGTH } from '@mowka/domain/exercise/report'
import { trainerModes } from '@mowka/domain/lesson/learning-modes'
import { z } from 'zod'
import type { CallSchema } from '../call-schema'
import { courseKind } from '../content-kinds/course'
import { exerciseKind } from '../content-kinds/exercise'
import { hintKind } from '../content-kinds/hint'
import { formFields } from '../content-kinds/kind'
import { lessonKind } from '../content-kinds/lesson'
import { publicationFieldNames } from '../content-kinds/publication'
import { wordKind } from '../content-kinds/word'
import { lessonList, tagList } from '../endpoints/learning'
import {
  CefrLevel,
  dataOf,
  Id,
  IdParams,
  LangCode,
  LanguagePair,
  listOf,
  Moment,
  QueryFlag,
  text,
  wholeNumber,
} from './common'
import { learnerShape, rowShape } from './editor/kind-shapes'
import { Dialogue, Grammar, Introduction, LessonDialogue, LessonIntroduction } from './lesson-teaching'
import { listQuery } from './list'

/** Maximum length of a lesson's sentence, in characters. An answer may be as long (`domain/answer`). */
export const SENTENCE_LENGTH = MAX_ANSWER_LENGTH

/**
 * Another accepted answer, plain text or a pattern (`domain/judge/pattern`). `hidden` ones count in a check but are
 * never shown (P-ENT-15, S-ATT-05).
 */
export const AlternativeAnswer = z.object({
  text: text(SENTENCE_LENGTH),
  comment: text(1000),
  approved: z.boolean(),
  hidden: z.boolean(),
}) satisfies z.ZodType<AlternativeAnswerType>
export type AlternativeAnswer = z.infer<typeof AlternativeAnswer>

/** An expected wrong answer, as a pattern, with a Polish comment for the learner; suggested ones aren't approved. */
export const ExpectedMistake = z.object({
  text: text(SENTENCE_LENGTH, 1),
  comment: text(1000, 1),
  approved: z.literal(false).optional(),
}) satisfies z.ZodType<ExpectedMistakeType>
export type ExpectedMistake = z.infer<typeof ExpectedMistake>

/** Character offsets in the answer: `start` inclusive, `end` exclusive. */
export const GapRange = z.object({
  start: wholeNumber(0),
  end: wholeNumber(1),
}) satisfies z.ZodType<GapRangeType>
export type GapRange = z.infer<typeof GapRange>

export const ExerciseWord = z.object({ _id: Id, answer: z.string(), example: z.string() })

/** A sentence pair: the example in the learner's language, the answer in the language being learned. */
export const Exercise = z.object({
  _id: Id,
  ...learnerShape(exerciseKind),
  /** For learners only approved and visible ones. */
  alternativeAnswers: z.array(AlternativeAnswer),
  words: z.array(ExerciseWord),
  hints: z.array(Id),
  /** The first gap contains the ranges to fill (P-ENT-17). */
  gaps: z.array(z.object({ ranges: z.array(GapRange) })),
  /** Only for exercises of a lesson: an offline device judges with them. */
  expectedMistakes: z.array(ExpectedMistake).optional(),
})
export type Exercise = z.infer<typeof Exercise>

export const LessonItem = z.object({ itemId: Id, order: wholeNumber(), type: z.string() })

/** A lesson's name is `title|description` (P-ENT-19). */
export const LessonName = z.object({ target: z.string(), source: z.string() })

export const Lesson = z.object({
  _id: Id,
  name: LessonName,
  ...learnerShape(lessonKind),
  /** `true` without access to the language or the course: the exercises are refused. */
  isLocked: z.boolean(),
  items: z.array(LessonItem),
  hasIntroduction: z.boolean(),
  hasDialogue: z.boolean(),
})
export type Lesson = z.infer<typeof Lesson>

/** A lesson for editors (A-ENT-02). */
export const EditedLesson = Lesson.extend({
  /** The part of the name after the bar. */
  description: LessonName,
  ...rowShape(lessonKind, [...formFields(lessonKind), ...publicationFieldNames, 'review']),
  /** Incremented by every change; a stale write is rejected with 409 (C57). */
  version: wholeNumber(),
  /** Only when an editor reads a single lesson: the courses that contain it, and what lists omit. */
  courseIds: z.array(Id).optional(),
  introduction: Introduction.nullable().optional(),
  dialogue: Dialogue.nullable().optional(),
})
export type EditedLesson = z.infer<typeof EditedLesson>

export const Course = z.object({
  _id: Id,
  ...learnerShape(courseKind),
  /** The first of `levels` (C27). */
  level: CefrLevel,
  isLocked: z.boolean(),
  lessons: z.array(z.object({ lessonId: Id, order: wholeNumber() })),
  /** Incremented by every change; a stale write is rejected with 409 (C57). */
  version: wholeNumber(),
  /** Publication and review are only for editors. */
  ...z.object(rowShape(courseKind, [...publicationFieldNames, 'review'])).partial().shape,
})
export type Course = z.infer<typeof Course>

export const Hint = z.object({
  _id: Id,
  ...learnerShape(hintKind),
  exercises: z.array(Id),
})
export type Hint = z.infer<typeof Hint>

export const Word = z.object({
  _id: Id,
  ...learnerShape(wordKind),
  /** Sentences of the lesson's chapter that use the word (V-LW-19). */
  exercises: z.array(z.object({ tags: z.array(z.string()), answer: z.string(), example: z.string() })),
  /** Only in reads that include inactive words. */
  active: z.boolean().optional(),
})
export type Word = z.infer<typeof Word>

/** The learning mode in which a learner reported a sentence (A-EXFO-20, C46). */
export const ReportedBugMode = z.enum(trainerModes.map(({ mode }) => mode))
export type ReportedBugMode = z.infer<typeof ReportedBugMode>

/** New, or approved by an editor (A-ENT-04). */
export const ReportedBugStatus = z.enum(['REPORTED', 'APPROVED'])
export type ReportedBugStatus = z.infer<typeof ReportedBugStatus>

/** A learner's report about an exercise. Empty texts become a dash (L-TRN-43). */
export const ExerciseReport = z.object({
  comment: text(REPORT_COMMENT_LENGTH).default(''),
  suggestedAnswer: text(SENTENCE_LENGTH).default(''),
  mode: ReportedBugMode,
  /** Idempotency key, generated by the client. */
  reportId: z.uuid().optional(),
  /** Time of writing, for a report made offline; defaults to now, and never in the future. */
  reportedAt: Moment.optional(),
})
export type ExerciseReport = z.output<typeof ExerciseReport>

/** `preview` shows editors what isn't published yet; others get no more than without it. */
const Previewed = z.object({ preview: QueryFlag.optional() })
export const ActiveOnly = z.object({ activeOnly: QueryFlag.optional() })

export const learningCalls = {
  getAvailableCourses: { answer: dataOf(Course) },
  getAvailableCourse: { params: IdParams, query: Previewed, answer: Course },
  getRecommendedCourses: { params: z.object({ level: CefrLevel }), answer: z.array(Course) },
  getAvailableLessons: { params: IdParams, query: Previewed, answer: dataOf(Lesson) },
  getCourse: { params: IdParams, answer: dataOf(Course) },
  getLesson: { query: listQuery(lessonList), answer: listOf(EditedLesson) },
  getLessonExercises: { params: IdParams, query: ActiveOnly, answer: dataOf(Exercise) },
  getLessonHints: { params: IdParams, query: ActiveOnly, answer: dataOf(Hint) },
  getLessonWords: {
    params: IdParams,
    /** Includes inactive words, for admins. */
    query: z.object({ withInactive: QueryFlag.optional() }),
    answer: dataOf(Word),
  },
  getLessonIntroduction: {
    params: IdParams,
    answer: z.object({ introduction: LessonIntroduction.nullable() }),
  },
  getLessonDialogue: { params: IdParams, answer: z.object({ dialogue: LessonDialogue.nullable() }) },
  getGrammar: { answer: Grammar },
  reportExercise: {
    params: IdParams,
    body: ExerciseReport,
    answer: z.object({ reported: z.literal(true) }),
  },
  getTags: {
    query: listQuery(tagList).extend({
      ...LanguagePair.shape,
      /** Includes content hidden from learners, for admins. */
      all: QueryFlag.optional(),
    }),
    answer: dataOf(z.string()),
  },
  getLessonRecordings: {
    params: IdParams,
    answer: dataOf(
      z.object({
        order: wholeNumber(),
        answer: z.string(),
        example: z.string(),
        answerRecording: Id.nullable(),
        exampleRecording: Id.nullable(),
        /** Whether it is a line of the lesson's dialogue, which stays in order. */
        isLine: z.boolean(),
      }),
    ),
  },
} satisfies Record<string, CallSchema>

/** A learner's favourite lesson for listening (V-ENT-08). */
export const FavouriteLesson = z.object({ _id: Id, lessonId: Id })
export type FavouriteLesson = z.infer<typeof FavouriteLesson>

export const favouriteLessonCalls = {
  getFavouriteLessons: { answer: z.array(FavouriteLesson) },
  addFavouriteLesson: { body: z.object({ lessonId: Id }), answer: FavouriteLesson, success: 201 },
  removeFavouriteLesson: { params: IdParams },
} satisfies Record<string, CallSchema>

/** A course that a learner pinned. */
const PinnedCourse = z.object({ courseId: Id })

export const pinnedCourseCalls = {
  /** In the order of pinning. */
  getPinnedCourses: { answer: z.array(PinnedCourse).max(MAX_PINNED_COURSES) },
  /** By the id of the course. Refused with `TOO_MANY_PINNED_COURSES` above the limit. */
  pinCourse: { params: IdParams },
  unpinCourse: { params: IdParams },
} satisfies Record<string, CallSchema>

/** Levels that the test can determine (L-TEST-37, C20). */
export const LevelingLevel = CefrLevel.exclude(['C2'])
export type LevelingLevel = z.infer<typeof LevelingLevel>

/** An answer option. `id` is unique within its question. */
export const LevelingAnswer = z.object({ id: text(40, 1), answer: text(100, 1), correct: z.boolean() })
export type LevelingAnswer = z.infer<typeof LevelingAnswer>

/**
 * A sentence in the language being learned with one gap (`LEVELING_GAP`), and four options in display order, one of
 * which is right (S-ATT-09). The response includes the right one, because the page judges visitors' answers itself.
 */
export const LevelingQuestion = z.object({
  title: text(300, 1),
  answers: z.array(LevelingAnswer).length(4),
})
export type LevelingQuestion = z.infer<typeof LevelingQuestion>

/** The questions of each level, in order. Empty for a language without a test. */
export const LevelingQuestions = z.partialRecord(LevelingLevel, z.array(LevelingQuestion).min(1).max(200))
export type LevelingQuestions = z.infer<typeof LevelingQuestions>

export const levelingTestCalls = {
  getLevelingQuestions: {
    /** Any case, because paths are in lower case. */
    params: z.object({ lang: text(3, 2).toUpperCase().pipe(LangCode) }),
    answer: LevelingQuestions,
  },
} satisfies Record<string, CallSchema>
