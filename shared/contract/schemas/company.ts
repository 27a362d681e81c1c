import { z } from 'zod'
import type { CallSchema } from './call'
import { Day, Id, IdParams, LangCode, Moment, text, trimmedText, wholeNumber } from './common'

export const Company = z.object({
  _id: Id,
  adminIds: z.array(Id),
  name: z.string(),
  /** A URL, or null for none. */
  logo: z.string().nullable(),
  active: z.boolean(),
})
export type Company = z.infer<typeof Company>

const ExpiryByLanguage = z.partialRecord(LangCode, Moment)

/** A person of the company (K-ENT-02). */
export const CompanyUser = z.object({
  id: Id,
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  isAdmin: z.boolean(),
  invitationStatus: z.enum(['PENDING', 'ACCEPTED']),
  invitationSentAt: Moment.nullable(),
  invitationAccessCode: z.string().nullable(),
  currentAccesses: ExpiryByLanguage,
  accessesUsed: z.array(z.object({ code: z.string(), usedAt: Moment, expiresAt: ExpiryByLanguage })),
})
export type CompanyUser = z.infer<typeof CompanyUser>

/** What is in a package of accesses: seats of so many languages for so many months. */
const PackageParts = {
  code: text(64, 1),
  limit: wholeNumber(),
  unitPrice: wholeNumber(),
  languages: z
    .array(z.object({ targetLang: LangCode, periodMonths: wholeNumber() }))
    .max(LangCode.options.length),
}

/** A package of accesses that the company bought (K-ENT-03, K-ENT-04). */
export const CompanyAccess = z.object({
  ...PackageParts,
  /** Seats that are neither taken nor kept for an invitation. */
  remaining: wholeNumber(),
})
export type CompanyAccess = z.infer<typeof CompanyAccess>

/** Exercises done in a time, words included; forced ones do not count. */
export const CompanyCount = z.object({
  total: wholeNumber(),
  perLang: z.partialRecord(LangCode, wholeNumber()),
})
export type CompanyCount = z.infer<typeof CompanyCount>

/** The last 7 days, the 7 before them, and how they differ (K-ENT-05, K-PAGE-10). */
export const WeekStats = z.object({
  currentWeek: CompanyCount,
  previousWeek: CompanyCount,
  trend: z.object({
    totalNumber: z.number().int(),
    /** In percent of the previous week; null when that had nothing. */
    totalPercentage: z.number().int().nullable(),
  }),
})
export type WeekStats = z.infer<typeof WeekStats>

/** A week of the chart: both days belong to it. */
export const CompanyWeek = CompanyCount.extend({ from: Day, to: Day })
export type CompanyWeek = z.infer<typeof CompanyWeek>

/** More addresses than anyone pastes at once. */
export const MOST_INVITED = 500

/** Why an address of a list was not invited. */
export const SkipReason = z.enum(['WRONG', 'DOUBLE', 'ALREADY_IN'])
export type SkipReason = z.infer<typeof SkipReason>

/** What became of a list of invitations (S-COMP-06 to -08). */
export const InviteMessage = z.enum([
  'INVITED',
  'PARTIAL_SUCCESS',
  'COMPANY_INACTIVE',
  'CONTRACT_INACTIVE',
  'CODE_NOT_FOUND',
  'CODE_LIMIT_REACHED',
  'TOO_MANY_EMAILS',
  'ALL_ALREADY_IN_COMPANY',
  'NO_VALID_EMAILS',
])
export type InviteMessage = z.infer<typeof InviteMessage>

/** Why an access was not assigned (S-COMP-10). */
export const AssignMessage = z.enum([
  'COMPANY_INACTIVE',
  'CONTRACT_INACTIVE',
  'CODE_NOT_FOUND',
  'CODE_LIMIT_REACHED',
  'CODE_ALREADY_USED',
  'USER_NOT_FOUND',
  'NOT_ACCEPTED',
  'IS_ADMIN',
])
export type AssignMessage = z.infer<typeof AssignMessage>

/** Why an invitation was not sent again (S-COMP-09). */
export const ResendMessage = z.enum(['TOO_SOON', 'NO_INVITATION', 'COMPANY_INACTIVE', 'CONTRACT_INACTIVE'])
export type ResendMessage = z.infer<typeof ResendMessage>

/** What became of a code (S-COMP-11, S-COMP-12). */
export const RedeemMessage = z.enum([
  'VERIFIED',
  'CODE_ALREADY_USED',
  'CODE_MISSING',
  'LIMIT_REACHED',
  'CONTRACT_INACTIVE',
  'COMPANY_INACTIVE',
  'NO_INVITATION',
])
export type RedeemMessage = z.infer<typeof RedeemMessage>

const Code = trimmedText(64, 1)
const Address = trimmedText(254, 1)

export const companyCalls = {
  getCompany: { params: IdParams, answer: Company },
  getCompanyUsers: { params: IdParams, answer: z.array(CompanyUser) },
  getCompanyAccesses: {
    params: IdParams,
    answer: z.object({
      accesses: z.array(CompanyAccess),
      contractDetails: z.object({ activeTo: Moment }),
    }),
  },
  /** How the people of a company learn (S-COMP-04). `users` is by the `id` of the list of people. */
  getCompanyStats: {
    params: IdParams,
    answer: z.object({
      company: WeekStats,
      users: z.record(Id, WeekStats),
      /** Weeks of 7 days that end today, the oldest first. */
      weeks: z.array(CompanyWeek),
    }),
  },
  /**
   * Invites people to the seats of a package, as many as are good; each entry that was not comes back with the reason.
   * More than there are seats, and nobody is invited (S-COMP-06 to -08).
   */
  inviteUsers: {
    params: IdParams,
    body: z.object({ emailsList: z.array(text(320)).min(1).max(MOST_INVITED), companyAccessCode: Code }),
    answer: z.object({
      status: z.enum(['success', 'partial', 'error']),
      message: InviteMessage,
      invited: z.array(z.string()),
      skipped: z.array(z.object({ email: z.string(), reason: SkipReason })),
    }),
  },
  /** Sends an invitation again, after a pause (S-COMP-09). */
  resendInvitation: {
    params: IdParams,
    body: z.object({ email: Address }),
    answer: z.object({ resent: z.boolean(), message: ResendMessage.nullable() }),
  },
  /**
   * Removes a person, who loses what the company gave, or takes an invitation back, whose seat is free again. Admins are
   * refused (S-COMP-05).
   */
  detachUser: {
    params: IdParams,
    body: z.object({ userEmailToDetach: Address }),
    answer: z.object({ detached: z.boolean() }),
  },
  /** Gives a seat to someone who is in the company (S-COMP-10). `userId` is the `id` of the list of people. */
  assignAccess: {
    params: IdParams,
    body: z.object({ companyAccessCode: Code, userId: Id }),
    answer: z.object({ assigned: z.boolean(), message: AssignMessage.nullable() }),
  },
  /** Takes the seat that an invitation keeps for the caller's verified e-mail (S-COMP-11, S-COMP-12, S-COMP-14). */
  redeemAccessCode: {
    body: z.object({ companyAccessCode: Code, firstname: trimmedText(100), lastname: trimmedText(100) }),
    answer: z.object({
      status: z.enum(['verified', 'invalid']),
      message: RedeemMessage,
      /** The languages that the code opened; none for a refusal. */
      languages: z.array(LangCode),
    }),
  },
  /** Remembers the code of an invitation's link on the way through sign-up. Says nothing of what there is (S-COMP-13). */
  setAccessCode: { body: z.object({ cac: Code, email: Address }) },
  getAccessCode: { answer: z.object({ cac: z.string().nullable() }) },
} satisfies Record<string, CallSchema>
