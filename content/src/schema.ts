import { courseKind } from '@mowka/contract/content-kinds/course'
import { exerciseKind } from '@mowka/contract/content-kinds/exercise'
import { hintKind } from '@mowka/contract/content-kinds/hint'
import { lessonKind } from '@mowka/contract/content-kinds/lesson'
import { popupKind } from '@mowka/contract/content-kinds/popup'
import { wordKind } from '@mowka/contract/content-kinds/word'
import { CefrLevel, EmailAddress, LangCode } from '@mowka/contract/schemas/common'
import { LevelingLevel } from '@mowka/contract/schemas/learning'
import { fileMistakes } from '@mowka/domain/course/library-file'
import { dialogueLimits, introductionLimits, speakerVoices } from '@mowka/domain/lesson/lesson-teaching'
import { COUPON_CODE, discountTypes, purchaseFlows } from '@mowka/domain/shop/coupon'
import { z } from 'zod'
import { entryShape } from './kind-entries'

/** Lower-case letters and digits in hyphen-separated words; part of the identity of a piece. */
export const Slug = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, fileMistakes.SLUG)

export const Text = z.string().min(1)

/** Id of a piece created in the panel; others are identified by their path. */
const Id = z.uuid().optional()

/** Version of the piece, in a file exported by the panel. An import uses it to detect conflicting changes. */
const Version = z.number().int().min(1).optional()

/** An alternative answer. A plain string is short for `{ text }`. */
const AlternativeEntry = z.union([
  Text.transform((text) => ({ text, comment: '', approved: true, hidden: false })),
  z.strictObject({
    text: Text,
    /** A note in Polish, shown to learners next to the alternative. */
    comment: z.string().default(''),
    approved: z.boolean().default(true),
    hidden: z.boolean().default(false),
  }),
])

/**
 * A part of the answer to fill in. `nth` selects one of several occurrences; `at` is its first character, counted
 * from 0, for gaps that editors have set within a word.
 */
export type GapEntry = { text: string; nth?: number | undefined; at?: number | undefined }
const GapEntry = z
  .union([
    Text.transform((text): GapEntry => ({ text, nth: undefined })),
    z.strictObject({ text: Text, nth: z.number().int().min(1) }),
    z.strictObject({ text: Text, at: z.number().int().min(0) }),
  ])
  .transform((gap): GapEntry => gap)

export const ExerciseEntry = z.strictObject({
  slug: Slug,
  id: Id,
  version: Version,
  ...entryShape(exerciseKind),
  alternatives: z.array(AlternativeEntry).default([]),
  /** Typical wrong answers as patterns, each with an explanation in Polish. */
  mistakes: z
    .array(
      z.strictObject({
        text: Text,
        comment: Text,
        /** Only for a suggestion that an editor hasn't reviewed. */
        approved: z.literal(false).optional(),
      }),
    )
    .default([]),
  gaps: z.array(GapEntry).default([]),
  words: z.array(Slug).default([]),
  hints: z.array(Slug).default([]),
  /** All of its tags, for one that does not have its lesson's chapter in front of the others. */
  allTags: z.array(Text).optional(),
})
export type ExerciseEntry = z.infer<typeof ExerciseEntry>

export const HintEntry = z.strictObject({
  slug: Slug,
  id: Id,
  version: Version,
  ...entryShape(hintKind),
})
export type HintEntry = z.infer<typeof HintEntry>

/** IPA transcription of a word. */
export const TRANSCRIPTION = /^\/[^/]+\/$/

export const WordEntry = z.strictObject({
  slug: Slug,
  id: Id,
  version: Version,
  ...entryShape(wordKind),
  /** False for a word that exercises use but the lesson does not teach. */
  taught: z.boolean().optional(),
})
export type WordEntry = z.infer<typeof WordEntry>

/** A row of the introduction's table: a form and its meaning. */
const IntroductionRow = z.strictObject({
  form: Text,
  short: Text.optional(),
  meaning: Text,
  /** The part of the form to highlight. */
  mark: Text.optional(),
})

/** The lesson's one rule, shown in two screens before the first exercise. */
export const IntroductionEntry = z.strictObject({
  /** Inline rich text, at most 60 characters; foreign words are marked with `lang`. */
  title: Text,
  /** Rich text in Polish that explains the rule, at most 320 characters. */
  rule: Text,
  rows: z.array(IntroductionRow).min(2).max(introductionLimits.rows).optional(),
  /** One more remark in Polish. */
  tip: Text.optional(),
  /** Three exercises of the lesson whose answers show the rule. Exports of unfinished introductions may have fewer. */
  examples: z
    .array(z.strictObject({ exercise: Slug, mark: Text.optional() }))
    .max(introductionLimits.examples),
})
export type IntroductionEntry = z.infer<typeof IntroductionEntry>

/** A conversation that reuses the lesson's sentences, with two questions about it. */
export const DialogueEntry = z.strictObject({
  /** The situation, in Polish. */
  title: Text,
  speakers: z.strictObject({
    a: z.strictObject({ name: Text, voice: z.enum(speakerVoices) }),
    b: z.strictObject({ name: Text, voice: z.enum(speakerVoices) }),
  }),
  lines: z
    .array(z.strictObject({ by: z.enum(['a', 'b']), text: Text, translation: Text }))
    .min(dialogueLimits.minLines)
    .max(dialogueLimits.maxLines),
  questions: z
    .array(
      z.strictObject({
        /** In the language being learned, like its answers. */
        question: Text,
        right: Text,
        wrong: z.array(Text).length(dialogueLimits.wrongAnswers),
        /** Number of the line with the answer, from 1. */
        line: z.number().int().min(1),
      }),
    )
    .length(dialogueLimits.questions),
  /** Words of the lesson that the dialogue uses, shown at its end. */
  phrases: z.array(Slug).max(dialogueLimits.phrases).default([]),
})
export type DialogueEntry = z.infer<typeof DialogueEntry>

const { nameTarget, nameSource, ...lessonEntry } = entryShape(lessonKind)

/** A file `courses/<lang>/<course>/<lesson>.yaml`. */
export const LessonFile = z.strictObject({
  id: Id,
  version: Version,
  /** Each is `title|description`; `checkLesson` reports others. */
  name: z.strictObject({ target: nameTarget, source: nameSource }),
  ...lessonEntry,
  /** Words above the level that its answers use all the same, and that it does not teach. */
  exceptions: z.array(Text).default([]),
  introduction: IntroductionEntry.optional(),
  exercises: z.array(ExerciseEntry),
  dialogue: DialogueEntry.optional(),
  hints: z.array(HintEntry).default([]),
  words: z.array(WordEntry).default([]),
})
export type LessonFile = z.infer<typeof LessonFile>

/** The folder of a course tells the language being learned. */
const { targetLang: _, ...courseEntry } = entryShape(courseKind)

/** A file `courses/<lang>/<course>/course.yaml`. */
export const CourseFile = z.strictObject({
  id: Id,
  version: Version,
  ...courseEntry,
  lessons: z.array(Slug),
})
export type CourseFile = z.infer<typeof CourseFile>

/** Words separated by whitespace. */
const WordList = z.string().transform((words) => words.split(/\s+/).filter(Boolean))

/** The words of a level, each with its forms or without any. */
const LevelWords = z.record(
  Text,
  z
    .string()
    .nullable()
    .transform((forms) => forms?.split(/\s+/).filter(Boolean) ?? null),
)

/** A file `lexicon/<lang>.yaml`: the words of a language with their minimum levels. */
export const LexiconFile = z.strictObject({
  /** Its words are listed, but not checked yet. */
  draft: z.boolean().default(false),
  /** Grammar words: they need no entry and may be used at every level. */
  function: WordList,
  /** Names of people and places. */
  names: WordList,
  levels: z.partialRecord(CefrLevel, LevelWords),
})
export type LexiconFile = z.infer<typeof LexiconFile>

/** A question of a leveling test: a sentence with one gap, the correct answer and three wrong ones. */
export const LevelingEntry = z.strictObject({
  title: Text,
  right: Text,
  wrong: z.array(Text).length(3, 'a question has three wrong answers'),
})
export type LevelingEntry = z.infer<typeof LevelingEntry>

/** A file `leveling-tests/<lang>.yaml`: the ordered questions of each level. */
export const LevelingFile = z.strictObject({
  levels: z.partialRecord(LevelingLevel, z.array(LevelingEntry).min(1)),
})
export type LevelingFile = z.infer<typeof LevelingFile>

/** A word of the day: `example` is its meaning in Polish, `definition` in its own language. */
export const DailyWordEntry = z.strictObject({
  answer: Text,
  transcription: z.string().regex(TRANSCRIPTION, 'a transcription stands between slashes').optional(),
  example: Text,
  definition: Text,
  sentences: z
    .array(z.strictObject({ example: Text, translation: Text }))
    .min(1)
    .max(3),
})
export type DailyWordEntry = z.infer<typeof DailyWordEntry>

/** A file `words-of-the-day/<lang>.yaml`: one word per day, cyclically. */
export const DailyWordsFile = z.strictObject({ words: z.array(DailyWordEntry).min(1) })
export type DailyWordsFile = z.infer<typeof DailyWordsFile>

/** A plan. Amounts are in grosz (C-ENT-01). */
export const PlanEntry = z.strictObject({
  productCode: z.string().regex(/^[A-Z]+(_[A-Z0-9]+)*_\d+:[A-Z]+:[A-Z]+$/, 'plan_months:source:target'),
  name: Text,
  icon: Text,
  sourceLang: LangCode,
  targetLang: LangCode,
  order: z.number().int().min(1),
  featured: z.boolean(),
  unitPrice: z.number().int().min(1),
  totalPrice: z.number().int().min(1),
  months: z.number().int().min(1),
  lowestPrice30: z.number().int().min(1).optional(),
})
export type PlanEntry = z.infer<typeof PlanEntry>

/** The file `plans.yaml`. */
export const PlansFile = z.strictObject({ plans: z.array(PlanEntry).min(1) })

/** A coupon (C-ENT-02). Days are Warsaw days, the last one included. */
export const CouponEntry = z.strictObject({
  code: z.string().regex(COUPON_CODE, 'capitals, digits and single dashes'),
  type: z.enum(discountTypes),
  /** Depending on the type: percent, grosz per month, grosz off the order, or months. */
  amount: z.number().int().min(1),
  /** Product codes, or plans in every language; empty means all. */
  applyTo: z.array(Text).default([]),
  flows: z.array(z.enum(purchaseFlows)).min(1),
  active: z.boolean().default(true),
  validFrom: z.iso.date().optional(),
  validTo: z.iso.date().optional(),
  maxUses: z.number().int().min(1).optional(),
  usesPerPerson: z.number().int().min(1).optional(),
  /** Email of the only account that may use it. */
  assignedTo: EmailAddress.optional(),
})
export type CouponEntry = z.infer<typeof CouponEntry>

/** The file `coupons.yaml`. */
export const CouponsFile = z.strictObject({ coupons: z.array(CouponEntry) })

/** A message to learners (A-ENT-08). Days are Warsaw days, the last one included (C43). */
export const PopupEntry = z.strictObject({
  slug: Slug,
  id: Id,
  version: Version,
  ...entryShape(popupKind),
})
export type PopupEntry = z.infer<typeof PopupEntry>

/** The file `popups.yaml`. */
export const PopupsFile = z.strictObject({ popups: z.array(PopupEntry) })
