import { MAX_ALTERNATIVES } from '@mowka/domain/exercise/answer'
import { dialogueLimits, introductionLimits } from '@mowka/domain/lesson/lesson-teaching'
import { purchaseFlows } from '@mowka/domain/shop/coupon'
import { z } from 'zod'
import type { CallSchema } from '../../call-schema'
import { courseKind } from '../../content-kinds/course'
import { exerciseKind } from '../../content-kinds/exercise'
import { hintKind } from '../../content-kinds/hint'
import { lessonKind } from '../../content-kinds/lesson'
import { popupKind } from '../../content-kinds/popup'
import { wordKind } from '../../content-kinds/word'
import { Day, EmailAddress, LangCode, text, wholeNumber } from '../common'
import { CompanyAccess } from '../company'
import { AlternativeAnswer, ExpectedMistake, GapRange, LevelingQuestions } from '../learning'
import { Dialogue, Introduction } from '../lesson-teaching'
import { DiscountCondition, Product } from '../order'
import { libraryShape } from './kind-shapes'

const PANEL_PATH = /^id\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Path of a piece of content, e.g. `courses/eng/dom-i-miasto`, from which the server derives its id. Content that was
 * created in the panel has `id/<its id>` instead.
 */
export const ContentPath = z
  .string()
  .max(300)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)+$/)
  // A separate rule, because tests generate paths from the pattern, which is impossible with a lookahead.
  .refine((path) => !path.startsWith('id/') || PANEL_PATH.test(path), 'has no id after id/')

/** Maximum number of children of one kind, e.g. exercises in a lesson. */
const MAX_PIECES = 5000

export const ContentWord = z.object({
  path: ContentPath,
  ...libraryShape(wordKind),
  /** `false` for a word that exercises of the lesson use but the lesson doesn't teach. */
  taught: z.boolean().optional(),
})
export type ContentWord = z.infer<typeof ContentWord>

export const ContentHint = z.object({ path: ContentPath, ...libraryShape(hintKind) })
export type ContentHint = z.infer<typeof ContentHint>

export const ContentExercise = z.object({
  path: ContentPath,
  ...libraryShape(exerciseKind),
  alternativeAnswers: z.array(AlternativeAnswer).max(MAX_ALTERNATIVES),
  expectedMistakes: z.array(ExpectedMistake).max(MAX_ALTERNATIVES),
  /** Empty, or one gap with all ranges (P-ENT-17). */
  gaps: z.array(z.object({ ranges: z.array(GapRange).min(1).max(50) })).max(1),
  /** Paths of words and hints of the same lesson. */
  words: z.array(ContentPath).max(exerciseKind.fields.words.max),
  hints: z.array(ContentPath).max(exerciseKind.fields.hints.max),
})
export type ContentExercise = z.infer<typeof ContentExercise>

/** An introduction whose examples are exercises of the lesson, by their paths. */
const ContentIntroduction = Introduction.extend({
  examples: z
    .array(Introduction.shape.examples.element.omit({ exerciseId: true }).extend({ exercise: ContentPath }))
    .max(introductionLimits.examples),
})

/** A dialogue whose phrases are words of the lesson, by their paths. */
const ContentDialogue = Dialogue.safeExtend({
  phrases: z.array(ContentPath).max(dialogueLimits.phrases),
})

export const ContentLesson = z.object({
  path: ContentPath,
  ...libraryShape(lessonKind),
  exercises: z.array(ContentExercise).max(MAX_PIECES),
  hints: z.array(ContentHint).max(MAX_PIECES),
  words: z.array(ContentWord).max(MAX_PIECES),
  /** Missing in libraries from before lessons had introductions and dialogues. */
  introduction: ContentIntroduction.nullish(),
  dialogue: ContentDialogue.nullish(),
})
export type ContentLesson = z.infer<typeof ContentLesson>

export const ContentCourse = z.object({
  path: ContentPath,
  ...libraryShape(courseKind),
  lessons: z.array(ContentLesson).max(MAX_PIECES),
})
export type ContentCourse = z.infer<typeof ContentCourse>

/** A coupon; its number of uses is preserved. */
export const ContentCoupon = DiscountCondition.extend({
  /** In upper case. */
  code: text(60, 1).regex(/^[A-Z0-9-]{1,60}$/),
  flows: z.array(z.enum(purchaseFlows)).min(1).max(purchaseFlows.length),
  active: z.boolean(),
  validFrom: Day.nullable(),
  validTo: Day.nullable(),
  maxUses: wholeNumber(1).nullable(),
  usesPerPerson: wholeNumber(1).nullable(),
  /** Email address of the only account that may use it, in lower case. */
  assignedEmail: EmailAddress.toLowerCase().nullable(),
})
export type ContentCoupon = z.infer<typeof ContentCoupon>

/** A message to learners. */
export const ContentPopup = z.object({ path: ContentPath, ...libraryShape(popupKind) })
export type ContentPopup = z.infer<typeof ContentPopup>

/**
 * The leveling test of a language. An import replaces it completely, because there is no progress in its questions.
 */
export const ContentLevelingTest = z.object({ lang: LangCode, questions: LevelingQuestions })
export type ContentLevelingTest = z.infer<typeof ContentLevelingTest>

/** Maximum number of days in the past, so that every date can be represented. */
const MAX_DAYS_AGO = 36_500

/** A company member in the demo data. Days are relative to the time of the import. */
export const ContentCompanyUser = z.object({
  email: EmailAddress,
  firstname: text(100),
  lastname: text(100),
  isAdmin: z.boolean(),
  invitationStatus: z.enum(['PENDING', 'ACCEPTED']),
  /** The package of the invitation; a member who accepted occupies one of its seats. */
  code: text(64).nullable(),
  invitedDaysAgo: wholeNumber(0, MAX_DAYS_AGO).nullable(),
  acceptedDaysAgo: wholeNumber(0, MAX_DAYS_AGO).nullable(),
})
export type ContentCompanyUser = z.infer<typeof ContentCompanyUser>

export const ContentCompany = z.object({
  path: ContentPath,
  name: text(200, 1),
  active: z.boolean(),
  /** Last day of the contract, in Warsaw. */
  contractActiveTo: Day,
  accesses: z.array(CompanyAccess.omit({ remaining: true, used: true, invited: true })).max(MAX_PIECES),
  users: z.array(ContentCompanyUser).max(10_000),
})
export type ContentCompany = z.infer<typeof ContentCompany>

/** A word of the day: `example` is its meaning in Polish, `definition` in its own language. */
export const ContentDailyWord = z.object({
  answer: text(100, 1),
  /** IPA between slashes. */
  transcription: text(120).nullable(),
  example: text(200, 1),
  definition: text(300, 1),
  sentences: z.array(z.object({ example: text(200, 1), translation: text(200, 1) })).max(5),
})
export type ContentDailyWord = z.infer<typeof ContentDailyWord>

/** A language's words of the day, in order. An import replaces them completely. */
export const ContentWordsOfTheDay = z.object({
  lang: LangCode,
  words: z.array(ContentDailyWord).max(MAX_PIECES),
})
export type ContentWordsOfTheDay = z.infer<typeof ContentWordsOfTheDay>

/**
 * All content of an import: the learning library, leveling tests, words of the day, plans, coupons, popups and the
 * companies of the demo data.
 */
export const ContentLibrary = z.object({
  courses: z.array(ContentCourse).max(MAX_PIECES),
  /** Tests of omitted languages stay unchanged. */
  levelingTests: z.array(ContentLevelingTest).max(LangCode.options.length).optional(),
  /** Words of omitted languages stay unchanged. */
  wordsOfTheDay: z.array(ContentWordsOfTheDay).max(LangCode.options.length).optional(),
  products: z.array(Product).max(MAX_PIECES),
  /** Omitted coupons stay unchanged. */
  coupons: z.array(ContentCoupon).max(MAX_PIECES).optional(),
  popups: z.array(ContentPopup).max(MAX_PIECES),
  companies: z.array(ContentCompany).max(MAX_PIECES),
})
export type ContentLibrary = z.infer<typeof ContentLibrary>

/** Numbers of rows by outcome of an import. `kept` rows were edited in the panel and stay unchanged. */
export const ImportCounts = z.object({
  created: wholeNumber(),
  updated: wholeNumber(),
  unchanged: wholeNumber(),
  kept: wholeNumber(),
})
export type ImportCounts = z.infer<typeof ImportCounts>

/** The content that editors manage in the panel, in import format. Each piece is identified as `id/<id>`. */
export const ContentExport = ContentLibrary.pick({ courses: true, popups: true })
export type ContentExport = z.infer<typeof ContentExport>

export const contentCalls = {
  exportContent: { answer: ContentExport },
  importContent: { body: ContentLibrary, answer: ImportCounts },
} satisfies Record<string, CallSchema>
