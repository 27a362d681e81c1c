import { INVOICE_COUNTRY, invoiceRules, tidyNip, tidyZipCode } from '@mowka/domain/shop/invoice'
import {
  type Activities as ActivitiesType,
  LESSON_MINUTES,
  type Preferences as PreferencesType,
} from '@mowka/domain/user/preferences'
import { z } from 'zod'
import type { CallSchema } from './call'
import { CefrLevel, Id, LangCode, LanguagePair, Moment, text, trimmedText, wholeNumber } from './common'
import { ruled } from './ruled'

/** SKIPPED and COMPLETED count as onboarded (P-GUARD-10). */
export const OnboardingStatus = z.enum(['PENDING', 'SKIPPED', 'COMPLETED'])
export type OnboardingStatus = z.infer<typeof OnboardingStatus>

/** Exercise kinds offered in listening and writing; at least one stays on (P-ENT-11, L-TRN-47). */
export const Activities = z
  .object({ fullSentence: z.boolean(), gaps: z.boolean(), blocks: z.boolean() })
  .refine(
    (on) => on.fullSentence || on.gaps || on.blocks,
    'At least one activity stays on',
  ) satisfies z.ZodType<ActivitiesType>
export type Activities = z.infer<typeof Activities>

/** A learner's settings, with defaults in `domain/preferences` (P-ENT-05 to -13). */
export const Preferences = z.object({
  preferredLessonTime: wholeNumber(LESSON_MINUTES.min, LESSON_MINUTES.max),
  autoplayAnswer: z.boolean(),
  lessonSoundsAllowed: z.boolean(),
  appNotificationsAllowed: z.boolean(),
  randomizeRepetitionOrder: z.boolean(),
  listeningAndWritingActivities: Activities,
  speakingActivities: z.object({ hideTranslation: z.boolean() }),
  /** Seconds. The misspelling is part of the contract (P-ENT-13). */
  audioModeBreakBetweenSentances: wholeNumber(3, 10),
}) satisfies z.ZodType<PreferencesType>
export type Preferences = z.infer<typeof Preferences>

/** A Polish invoice address: all fields are required, and the country is always Poland (P-ENT-47). */
export const InvoiceData = z.object({
  companyName: ruled(trimmedText(200), invoiceRules.companyName),
  nip: ruled(text(40).overwrite(tidyNip), invoiceRules.nip),
  firstname: ruled(trimmedText(100), invoiceRules.firstname),
  lastname: ruled(trimmedText(100), invoiceRules.lastname),
  street: ruled(trimmedText(200), invoiceRules.street),
  zip: ruled(text(20).overwrite(tidyZipCode), invoiceRules.zip),
  city: ruled(trimmedText(100), invoiceRules.city),
  country: z.literal(INVOICE_COUNTRY).default(INVOICE_COUNTRY),
})
export type InvoiceData = z.infer<typeof InvoiceData>

/** A learner's data for one language. Level '0' is never stored (P-ENT-03, L-TEST-22). */
export const LanguageEntry = z.object({
  level: CefrLevel.optional(),
  levelingTestStatus: z.literal('FINISHED').optional(),
  levelingTestCompletedAt: Moment.optional(),
})
export type LanguageEntry = z.infer<typeof LanguageEntry>

export const User = z.object({
  userId: Id,
  givenName: z.string(),
  familyName: z.string(),
  email: z.string(),
  isSocialAccount: z.boolean(),
  isCompanyAccount: z.boolean(),
  /** `true` in the first response after registration, so that the sign-up is tracked once (U21). */
  isNew: z.boolean(),
  userMetadata: z.object({
    avatarFileName: z.string(),
    nickname: z.string(),
    /** Whether the user opted out of rankings. */
    hiddenFromRanking: z.boolean(),
    invoiceData: InvoiceData.nullable(),
    onboardingStatus: OnboardingStatus,
    /** The language being learned; null until the first choice (C52). */
    learnLang: LangCode.nullable(),
    preferences: Preferences,
    /** By upper-case language code. */
    languages: z.partialRecord(LangCode, LanguageEntry),
  }),
  appMetadata: z.object({
    trialExpiresAt: Moment.nullable(),
    /** Courses that need explicit access and were granted (C62). */
    courseIds: z.array(Id),
    languages: z.array(
      z.object({
        targetLang: LangCode,
        expiresAt: Moment,
        /** `true` if a company pays for the access until then. */
        isFromCompany: z.boolean().optional(),
      }),
    ),
  }),
  /** The user's company, and whether they are one of its admins (C10). */
  company: z.object({ companyId: Id, isAdmin: z.boolean() }).nullable(),
})
export type User = z.infer<typeof User>

/** One change of the account, by action (S-USER-02 to -07; C13, C36, C38). */
export const MetadataChange = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('avatar'),
    payload: z.object({ avatarFileName: z.string().regex(/^avatar(\d|1[0-4])\.svg$/) }),
  }),
  z.object({
    action: z.literal('profile'),
    payload: z.object({
      givenName: trimmedText(100, 1),
      familyName: trimmedText(100),
      /** Ignored: the account's email does not change here (C38). */
      email: text(320).optional(),
    }),
  }),
  z.object({ action: z.literal('preferences'), payload: Preferences.partial() }),
  z.object({ action: z.literal('invoice-data'), payload: InvoiceData.nullable() }),
  z.object({
    action: z.literal('onboarding-status'),
    payload: z.object({ onboardingStatus: OnboardingStatus }),
  }),
  z.object({
    action: z.literal('leveling-test-result'),
    payload: LanguageEntry.extend({ langCode: LangCode, level: CefrLevel }),
  }),
  z.object({
    action: z.literal('nickname'),
    payload: z.object({ nickname: trimmedText(40, 2) }),
  }),
  /** Opts out of rankings, or in again. */
  z.object({ action: z.literal('ranking'), payload: z.object({ hiddenFromRanking: z.boolean() }) }),
  z.object({ action: z.literal('learn-lang'), payload: z.object({ learnLang: LangCode }) }),
])
export type MetadataChange = z.infer<typeof MetadataChange>

/** Answers of the four-question survey, keyed by question number (P-ENT-41). */
export const SurveyResult = z.record(
  z.string().regex(/^[1-4]$/),
  z.object({ answers: z.array(text(60)).max(20), freeText: text(500) }),
)

export const userCalls = {
  getMe: { answer: User },
  patchUserMetadata: { body: MetadataChange, answer: User },
  patchOnboardingSurvey: {
    body: z.object({ langCode: LangCode, surveyResult: SurveyResult, surveyStatus: OnboardingStatus }),
    answer: User,
  },
  /** `targetLang` is the language to unlock, which may differ from the one being learned (L-TRIAL-03). */
  startTrial: { query: LanguagePair.pick({ targetLang: true }), answer: User },
  /** Sets the end of a user's access to a language, and replaces the granted courses if given (C62). */
  grantAccess: {
    body: z.object({
      userId: Id,
      targetLang: LangCode,
      expiresAt: Moment,
      courseIds: z.array(Id).max(1000).optional(),
    }),
    answer: User,
  },
} satisfies Record<string, CallSchema>
