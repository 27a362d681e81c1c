import { interfaceLangs } from '@mowka/domain/languages/codes'
import { INVOICE_COUNTRY, invoiceRules, tidyNip, tidyZipCode } from '@mowka/domain/shop/invoice'
import {
  type Activities as ActivitiesType,
  LESSON_MINUTES,
  learningReasons,
  type Preferences as PreferencesType,
} from '@mowka/domain/user/preferences'
import { z } from 'zod'
import { bytes, type CallSchema, raw } from '../call-schema'
import {
  CefrLevel,
  EmailAddress,
  Id,
  IdParams,
  LangCode,
  LanguagePair,
  Moment,
  ruled,
  text,
  trimmedText,
  wholeNumber,
} from './common'

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
  learningReason: z.enum(learningReasons).nullable(),
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
  /** `false` in the days between the sign-up and the confirmation of the address. */
  isEmailConfirmed: z.boolean(),
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

/** State of a personal data export. `FAILED` means that it did not finish in time and can be requested again. */
export const DataExport = z.object({
  state: z.enum(['NONE', 'WAITING', 'READY', 'FAILED']),
  /** Progress, 0 to 100. */
  percent: wholeNumber(0, 100),
  requestedAt: Moment.nullable(),
  /** Expiry of a finished export. */
  keptUntil: Moment.nullable(),
  /** File size. */
  bytes: wholeNumber().nullable(),
  /** Download link, valid for 15 minutes. */
  url: z.string().nullable(),
})
export type DataExport = z.infer<typeof DataExport>

export const accountCalls = {
  resetPassword: { answer: z.object({}) },
  /** Emails the confirmation link again; `sent` is `false` if the address is confirmed meanwhile. */
  resendEmailConfirmation: { answer: z.object({ sent: z.boolean() }) },
  /** `email` is the account's address, typed by its owner to prevent accidental deletion. */
  deleteAccount: {
    body: z.object({ email: text(320) }),
    /** `siteUrl` is the page for visitors without an account. */
    answer: z.object({ deleted: z.literal(true), siteUrl: z.string() }),
  },
  requestDataExport: { answer: DataExport, success: 202 },
  getDataExport: { answer: DataExport },
  getDataExportFile: {
    params: IdParams,
    query: z.object({ token: text(300) }),
    gives: bytes('application/json'),
  },
} satisfies Record<string, CallSchema>

export const invitationCalls = {
  /** Invites a friend by email (S-USER-18). */
  sendInvitation: {
    body: z.object({ inviteeEmail: EmailAddress }),
    answer: z.object({ inviteeEmail: z.string() }),
    success: 201,
  },
} satisfies Record<string, CallSchema>

/**
 * Time and language of a learner's email reminders (C61). `appNotificationsAllowed` turns those about learning on and
 * off.
 */
export const ReminderSettings = z.object({
  /** The hour of the day in Warsaw after which a reminder may be sent. */
  hour: wholeNumber(0, 23),
  lang: z.enum(interfaceLangs),
  /** Whether to send reminders before an access ends. */
  accessEnds: z.boolean(),
})
export type ReminderSettings = z.infer<typeof ReminderSettings>

const Link = z.object({ token: text(400) })

export const reminderCalls = {
  getReminderSettings: { answer: ReminderSettings },
  /** Without `accessEnds`, it stays as it is. */
  putReminderSettings: { body: ReminderSettings.partial({ accessEnds: true }), answer: ReminderSettings },
  /** Shows a confirmation page without changing anything, because mail programs open links automatically. */
  showUnsubscribe: { query: Link, gives: bytes('text/html') },
  /** Unsubscribes: called by the button of that page, and by mail programs (RFC 8058). */
  unsubscribe: {
    query: Link,
    takes: raw('application/x-www-form-urlencoded', 'multipart/form-data'),
    body: z.string().max(2000),
    gives: bytes('text/html'),
  },
} satisfies Record<string, CallSchema>
