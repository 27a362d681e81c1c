import { MAX_ALTERNATIVES } from '@mowka/domain/answer'
import { purchaseFlows } from '@mowka/domain/coupon'
import { dialogueLimits, introductionLimits } from '@mowka/domain/lesson-teaching'
import { z } from 'zod'
import { courseKind } from '../content-kinds/course'
import { exerciseKind } from '../content-kinds/exercise'
import { hintKind } from '../content-kinds/hint'
import { popupKind } from '../content-kinds/popup'
import { wordKind } from '../content-kinds/word'
import type { CallSchema } from './call'
import { Product } from './commerce'
import { CefrLevel, Day, LangCode, text, wholeNumber } from './common'
import { CompanyAccess } from './company'
import { EmailAddress } from './email-address'
import { libraryShape } from './kind-shapes'
import { AlternativeAnswer, ExpectedMistake, GapRange } from './learning'
import { Dialogue, Introduction } from './lesson-teaching'
import { LevelingQuestions } from './leveling-test'
import { DiscountCondition } from './order'

const PANEL_PATH = /^id\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * The place of a piece of content, e.g. `courses/eng/dom-i-miasto`. The server makes its id out of it. A piece that was
 * made in the panel has `id/<its id>` instead.
 */
export const ContentPath = z
  .string()
  .max(300)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)+$/)
  // A rule of its own: tests make paths out of the pattern, and cannot out of one that looks ahead.
  .refine((path) => !path.startsWith('id/') || PANEL_PATH.test(path), 'has no id after id/')

/** Pieces of one kind in one place, e.g. the exercises of a lesson. */
const MOST_PIECES = 5000

const Tags = z.array(text(60)).max(100)

export const ContentWord = z.object({
  path: ContentPath,
  ...libraryShape(wordKind),
  /** False for a word that exercises of the lesson use and the lesson doesn't teach. */
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
  /** Empty, or one gap that holds all ranges (P-ENT-17). */
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
  /** `title|description` in the language being learned. */
  nameTarget: text(500),
  /** `title|description` in the learner's language. */
  nameSource: text(500),
  level: CefrLevel,
  tags: Tags,
  active: z.boolean(),
  exercises: z.array(ContentExercise).max(MOST_PIECES),
  hints: z.array(ContentHint).max(MOST_PIECES),
  words: z.array(ContentWord).max(MOST_PIECES),
  /** Missing in libraries from before lessons had introductions and dialogues. */
  introduction: ContentIntroduction.nullish(),
  dialogue: ContentDialogue.nullish(),
})
export type ContentLesson = z.infer<typeof ContentLesson>

export const ContentCourse = z.object({
  path: ContentPath,
  ...libraryShape(courseKind),
  lessons: z.array(ContentLesson).max(MOST_PIECES),
})
export type ContentCourse = z.infer<typeof ContentCourse>

/** A coupon; how often it was used stays. */
export const ContentCoupon = DiscountCondition.extend({
  /** In capitals. */
  code: text(60, 1).regex(/^[A-Z0-9-]{1,60}$/),
  flows: z.array(z.enum(purchaseFlows)).min(1).max(purchaseFlows.length),
  active: z.boolean(),
  validFrom: Day.nullable(),
  validTo: Day.nullable(),
  maxUses: wholeNumber(1).nullable(),
  usesPerPerson: wholeNumber(1).nullable(),
  /** The e-mail of the one account that may use it, in small letters. */
  assignedEmail: EmailAddress.toLowerCase().nullable(),
})
export type ContentCoupon = z.infer<typeof ContentCoupon>

/** A message to learners. */
export const ContentPopup = z.object({ path: ContentPath, ...libraryShape(popupKind) })
export type ContentPopup = z.infer<typeof ContentPopup>

/** The leveling test of a language. An import replaces it whole: nobody has progress in its questions. */
export const ContentLevelingTest = z.object({ lang: LangCode, questions: LevelingQuestions })
export type ContentLevelingTest = z.infer<typeof ContentLevelingTest>

/** The longest time back, in days, so that every date can be represented. */
const MAX_DAYS_AGO = 36_500

/** A person of a company of the demo state. Days are counted back from the moment of the import. */
export const ContentCompanyUser = z.object({
  email: EmailAddress,
  firstname: text(100),
  lastname: text(100),
  isAdmin: z.boolean(),
  invitationStatus: z.enum(['PENDING', 'ACCEPTED']),
  /** The package of the invitation; someone who accepted has taken a seat of it. */
  code: text(64).nullable(),
  invitedDaysAgo: wholeNumber(0, MAX_DAYS_AGO).nullable(),
  acceptedDaysAgo: wholeNumber(0, MAX_DAYS_AGO).nullable(),
})
export type ContentCompanyUser = z.infer<typeof ContentCompanyUser>

export const ContentCompany = z.object({
  path: ContentPath,
  name: text(200, 1),
  active: z.boolean(),
  /** The contract holds until the end of this day in Warsaw. */
  contractActiveTo: Day,
  accesses: z.array(CompanyAccess.omit({ remaining: true })).max(MOST_PIECES),
  users: z.array(ContentCompanyUser).max(10_000),
})
export type ContentCompany = z.infer<typeof ContentCompany>

/** A word of the day: `example` is what it means in Polish, `definition` in its own language. */
export const ContentDailyWord = z.object({
  answer: text(100, 1),
  /** IPA between slashes. */
  transcription: text(120).nullable(),
  example: text(200, 1),
  definition: text(300, 1),
  sentences: z.array(z.object({ example: text(200, 1), translation: text(200, 1) })).max(5),
})
export type ContentDailyWord = z.infer<typeof ContentDailyWord>

/** The words of the day of a language, one after the other. An import replaces them whole. */
export const ContentWordsOfTheDay = z.object({
  lang: LangCode,
  words: z.array(ContentDailyWord).max(MOST_PIECES),
})
export type ContentWordsOfTheDay = z.infer<typeof ContentWordsOfTheDay>

/**
 * Everything that an import brings: the learning library, the leveling tests, the words of the day, the plans, the coupons, the popups and the
 * companies of the demo state.
 */
export const ContentLibrary = z.object({
  courses: z.array(ContentCourse).max(MOST_PIECES),
  /** Left out, or a language left out: its test stays as it is. */
  levelingTests: z.array(ContentLevelingTest).max(LangCode.options.length).optional(),
  /** Left out, or a language left out: its words stay as they are. */
  wordsOfTheDay: z.array(ContentWordsOfTheDay).max(LangCode.options.length).optional(),
  products: z.array(Product).max(MOST_PIECES),
  /** Left out, or a coupon left out: it stays as it is. */
  coupons: z.array(ContentCoupon).max(MOST_PIECES).optional(),
  popups: z.array(ContentPopup).max(MOST_PIECES),
  companies: z.array(ContentCompany).max(MOST_PIECES),
})
export type ContentLibrary = z.infer<typeof ContentLibrary>

/** What an import did with the rows it brought. `kept` were edited in the panel and stay as they are. */
export const ImportCounts = z.object({
  created: wholeNumber(),
  updated: wholeNumber(),
  unchanged: wholeNumber(),
  kept: wholeNumber(),
})
export type ImportCounts = z.infer<typeof ImportCounts>

/** What editors change in the panel, as an import takes it. Every piece is named by its id: `id/<id>`. */
export const ContentExport = ContentLibrary.pick({ courses: true, popups: true })
export type ContentExport = z.infer<typeof ContentExport>

export const contentCalls = {
  exportContent: { answer: ContentExport },
  importContent: { body: ContentLibrary, answer: ImportCounts },
} satisfies Record<string, CallSchema>
