import { z } from 'zod'
import type { CallSchema } from '../../call-schema'
import { insightPeriods } from '../../endpoints/editor/insights'
import { Day, Id, LangCode, Moment, wholeNumber } from '../common'

/** The period in whole Warsaw weeks, the last of which is the current one, and the language; all without one. */
const query = z.object({ weeks: z.enum(insightPeriods).default('13'), lang: LangCode.optional() })

/** The period of a report, and when its numbers were last counted; `null` if they never were. */
const report = { from: Day, to: Day, countedAt: Moment.nullable() }

/** Number of accounts by step. Each step contains only accounts that also made the steps before it. */
export const SignupWeek = z.object({
  /** The Monday. */
  week: Day,
  accounts: wholeNumber(),
  withLanguage: wholeNumber(),
  learned: wholeNumber(),
  tried: wholeNumber(),
  bought: wholeNumber(),
  /** Accounts that bought without one of the steps before. */
  boughtDirectly: wholeNumber(),
  /** Accounts that learned on this day after sign-up; `null` until the day has passed for the whole week. */
  day1: wholeNumber().nullable(),
  day7: wholeNumber().nullable(),
  day30: wholeNumber().nullable(),
})
export type SignupWeek = z.infer<typeof SignupWeek>

/** Trials of a week. */
export const TrialWeek = z.object({ week: Day, trials: wholeNumber(), bought: wholeNumber() })
export type TrialWeek = z.infer<typeof TrialWeek>

/** Sales of a plan, language, coupon or month, in grosz. */
export const RevenuePart = z.object({
  /** Product plan, language code, coupon code or `YYYY-MM`; `null` for sales without a coupon. */
  key: z.string().nullable(),
  items: wholeNumber(),
  sold: z.number().int(),
  refunded: z.number().int(),
})
export type RevenuePart = z.infer<typeof RevenuePart>

/** A lesson by the share of learners who left it. */
export const LeftLesson = z.object({
  _id: Id,
  name: z.string(),
  lang: LangCode,
  started: wholeNumber(),
  left: wholeNumber(),
})
export type LeftLesson = z.infer<typeof LeftLesson>

/** An exercise at which learners left its lesson, with the number of learners who started the lesson. */
export const LeftExercise = z.object({
  _id: Id,
  answer: z.string(),
  lang: LangCode,
  lesson: z.string(),
  started: wholeNumber(),
  left: wholeNumber(),
})
export type LeftExercise = z.infer<typeof LeftExercise>

/** An exercise by the share of refused answers. */
export const RefusedExercise = z.object({
  _id: Id,
  answer: z.string(),
  lang: LangCode,
  answers: wholeNumber(),
  refused: wholeNumber(),
  /** The refused answer of most learners; `null` if it isn't frequent enough to show. */
  typed: z.string().nullable(),
})
export type RefusedExercise = z.infer<typeof RefusedExercise>

/** Active learners of a day or a week, per language and in all languages. */
export const ActiveLearners = z.object({
  /** The day, or the week's Monday. */
  start: Day,
  all: wholeNumber(),
  languages: z.array(z.object({ lang: LangCode, learners: wholeNumber() })),
})
export type ActiveLearners = z.infer<typeof ActiveLearners>

export const insightCalls = {
  getSignupInsights: { query, answer: z.object({ ...report, weeks: z.array(SignupWeek) }) },
  getTrialInsights: { query, answer: z.object({ ...report, weeks: z.array(TrialWeek) }) },
  getRevenueInsights: {
    query,
    answer: z.object({
      ...report,
      plans: z.array(RevenuePart),
      languages: z.array(RevenuePart),
      coupons: z.array(RevenuePart),
      months: z.array(RevenuePart),
    }),
  },
  getLessonInsights: {
    query,
    answer: z.object({ ...report, lessons: z.array(LeftLesson), exercises: z.array(LeftExercise) }),
  },
  getAnswerInsights: { query, answer: z.object({ ...report, exercises: z.array(RefusedExercise) }) },
  getActivityInsights: {
    query,
    answer: z.object({ ...report, days: z.array(ActiveLearners), weeks: z.array(ActiveLearners) }),
  },
} satisfies Record<string, CallSchema>
