import { companyLimits, PACKAGE_CODE } from '@mowka/domain/user/company'
import { z } from 'zod'
import type { CallSchema } from '../call-schema'
import { Day, EmailAddress, Id, IdParams, LangCode, Moment, text, trimmedText, wholeNumber } from './common'

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

/** A member of the company (K-ENT-02). */
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
  /** The last day with a finished exercise since joining; `null` for none within a year. */
  lastActiveDay: Day.nullable(),
})
export type CompanyUser = z.infer<typeof CompanyUser>

/** Contents of a package: a number of seats with languages and a duration in months. */
const PackageParts = {
  code: text(64, 1),
  limit: wholeNumber(),
  unitPrice: wholeNumber(),
  languages: z
    .array(z.object({ targetLang: LangCode, periodMonths: wholeNumber() }))
    .max(LangCode.options.length),
}

/** A package that the company bought (K-ENT-03, K-ENT-04). */
export const CompanyAccess = z.object({
  ...PackageParts,
  /** Seats neither assigned nor reserved by an invitation. */
  remaining: wholeNumber(),
  /** Assigned seats, including those of removed members. */
  used: wholeNumber(),
  /** Seats reserved by invitations. */
  invited: wholeNumber(),
})
export type CompanyAccess = z.infer<typeof CompanyAccess>

/** Number of finished exercises in a period, including words; skipped ones don't count. */
export const CompanyCount = z.object({
  total: wholeNumber(),
  perLang: z.partialRecord(LangCode, wholeNumber()),
})
export type CompanyCount = z.infer<typeof CompanyCount>

/** The last 7 days, the 7 days before, and their difference (K-ENT-05, K-PAGE-10). */
export const WeekStats = z.object({
  currentWeek: CompanyCount,
  previousWeek: CompanyCount,
  trend: z.object({
    totalNumber: z.number().int(),
    /** Percentage of the previous week; `null` if that was empty. */
    totalPercentage: z.number().int().nullable(),
  }),
})
export type WeekStats = z.infer<typeof WeekStats>

/** A week of the chart, both days inclusive. */
export const CompanyWeek = CompanyCount.extend({ from: Day, to: Day })
export type CompanyWeek = z.infer<typeof CompanyWeek>

/** Maximum number of addresses per invitation request. */
export const MAX_INVITED = 500

/** Why an address of a list was not invited. */
export const SkipReason = z.enum(['WRONG', 'DOUBLE', 'ALREADY_IN'])
export type SkipReason = z.infer<typeof SkipReason>

/** Outcome of an invitation request (S-COMP-06 to -08). */
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

/** Why an invitation was not resent (S-COMP-09). */
export const ResendMessage = z.enum(['TOO_SOON', 'NO_INVITATION', 'COMPANY_INACTIVE', 'CONTRACT_INACTIVE'])
export type ResendMessage = z.infer<typeof ResendMessage>

/** Why a member was not removed or an invitation not withdrawn (S-COMP-05). */
export const DetachMessage = z.enum(['USER_NOT_FOUND', 'ALREADY_ACCEPTED', 'NOT_ACCEPTED', 'IS_ADMIN'])
export type DetachMessage = z.infer<typeof DetachMessage>

/** Maximum number of people per batch. */
export const MAX_BATCH_PEOPLE = 500

/** Why an action of a batch did not apply to a person. */
export const CompanyBatchMessage = z.enum([
  ...new Set([...AssignMessage.options, ...ResendMessage.options, ...DetachMessage.options]),
])
export type CompanyBatchMessage = z.infer<typeof CompanyBatchMessage>

/** Outcome of redeeming a code (S-COMP-11, S-COMP-12). */
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

/** People of a batch, by the `id` of the member list. */
const BatchPeople = z.array(Id).min(1).max(MAX_BATCH_PEOPLE)

/** An action on many members or invitees. `withdraw` affects only invitations, `remove` only members. */
export const CompanyBatch = z.discriminatedUnion('action', [
  z.object({ action: z.literal('resend'), userIds: BatchPeople }),
  z.object({ action: z.literal('assign'), userIds: BatchPeople, companyAccessCode: Code }),
  z.object({ action: z.literal('withdraw'), userIds: BatchPeople }),
  z.object({ action: z.literal('remove'), userIds: BatchPeople }),
])
export type CompanyBatch = z.infer<typeof CompanyBatch>

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
  /** Learning statistics of the company's members (S-COMP-04). `users` has the `id` of the member list. */
  getCompanyStats: {
    params: IdParams,
    answer: z.object({
      company: WeekStats,
      users: z.record(Id, WeekStats),
      /** Weeks of 7 days up to today, oldest first. */
      weeks: z.array(CompanyWeek),
    }),
  },
  /**
   * Invites all valid addresses to the seats of a package; skipped entries are returned with a reason. If there
   * aren't enough seats, none is invited (S-COMP-06 to -08).
   */
  inviteUsers: {
    params: IdParams,
    body: z.object({ emailsList: z.array(text(320)).min(1).max(MAX_INVITED), companyAccessCode: Code }),
    answer: z.object({
      status: z.enum(['success', 'partial', 'error']),
      message: InviteMessage,
      invited: z.array(z.string()),
      skipped: z.array(z.object({ email: z.string(), reason: SkipReason })),
    }),
  },
  /** Resends an invitation after a minimum delay (S-COMP-09). */
  resendInvitation: {
    params: IdParams,
    body: z.object({ email: Address }),
    answer: z.object({ resent: z.boolean(), message: ResendMessage.nullable() }),
  },
  /**
   * Removes a member, including their company access, or cancels an invitation and frees its seat. Rejected for
   * admins (S-COMP-05). With `invitationStatus`, a person whose status has changed in the meantime is left unchanged.
   */
  detachUser: {
    params: IdParams,
    body: z.object({
      userEmailToDetach: Address,
      invitationStatus: CompanyUser.shape.invitationStatus.optional(),
    }),
    answer: z.object({ detached: z.boolean(), message: DetachMessage.nullable() }),
  },
  /** Assigns a seat to a member (S-COMP-10). `userId` is the `id` of the member list. */
  assignAccess: {
    params: IdParams,
    body: z.object({ companyAccessCode: Code, userId: Id }),
    answer: z.object({ assigned: z.boolean(), message: AssignMessage.nullable() }),
  },
  /**
   * Applies one action to many people. People to whom it doesn't apply are left unchanged and reported with a reason;
   * the results have the order of the request.
   */
  changeCompanyUsers: {
    params: IdParams,
    body: CompanyBatch,
    answer: z.object({
      results: z.array(z.object({ userId: Id, message: CompanyBatchMessage.nullable() })),
    }),
  },
  /**
   * Assigns the seat that an invitation reserves for the caller's verified email address (S-COMP-11, S-COMP-12,
   * S-COMP-14).
   */
  redeemAccessCode: {
    body: z.object({ companyAccessCode: Code, firstname: trimmedText(100), lastname: trimmedText(100) }),
    answer: z.object({
      status: z.enum(['verified', 'invalid']),
      message: RedeemMessage,
      /** Languages unlocked by the code; empty after a rejection. */
      languages: z.array(LangCode),
    }),
  },
  /**
   * Stores the code of an invitation link during sign-up. The response reveals nothing about existing data
   * (S-COMP-13).
   */
  setAccessCode: { body: z.object({ cac: Code, email: Address }) },
  getAccessCode: { answer: z.object({ cac: z.string().nullable() }) },
} satisfies Record<string, CallSchema>

/** A package in the panel, identified by its code; an omitted one is removed. */
const PackageForm = z.object({
  code: trimmedText(40, 1).regex(PACKAGE_CODE),
  limit: wholeNumber(1, companyLimits.seats),
  /** In grosz. */
  unitPrice: wholeNumber(0, companyLimits.unitPrice),
  languages: z
    .array(z.object({ targetLang: LangCode, periodMonths: wholeNumber(1, companyLimits.months) }))
    .min(1)
    .max(LangCode.options.length),
})

/** Fields of a company in the panel. */
export const CompanyForm = z.object({
  name: trimmedText(companyLimits.name, 1),
  /** URL of an image, or `null` for none. */
  logo: z
    .url({ protocol: /^https?$/ })
    .max(companyLimits.logo)
    .nullable(),
  active: z.boolean(),
  /** Last day of the contract, in Warsaw. */
  contractActiveTo: Day,
  accesses: z.array(PackageForm).max(companyLimits.packages),
  /** Email addresses of the admins; without an account the role is assigned at the first sign-in. */
  admins: z.array(EmailAddress).min(1).max(companyLimits.admins),
})
export type CompanyForm = z.infer<typeof CompanyForm>

/** A company in the panel. `version` prevents lost updates (C57). */
export const CompanyDetails = CompanyForm.extend({
  _id: Id,
  version: wholeNumber(1),
  accesses: z.array(CompanyAccess),
  admins: z.array(z.string()),
  logo: z.string().nullable(),
})
export type CompanyDetails = z.infer<typeof CompanyDetails>

/** A company in the list of the panel. */
export const CompanyRow = z.object({
  _id: Id,
  name: z.string(),
  active: z.boolean(),
  contractActiveTo: Day,
  /** Number of members who have joined. */
  people: wholeNumber(),
  seats: wholeNumber(),
  seatsUsed: wholeNumber(),
})
export type CompanyRow = z.infer<typeof CompanyRow>

/** Management of companies, for platform admins only. */
export const companyAdminCalls = {
  listCompanies: { answer: z.array(CompanyRow) },
  readCompanyDetails: { params: IdParams, answer: CompanyDetails },
  /** Idempotent for equal `requestId`. */
  createCompany: {
    body: CompanyForm.extend({ requestId: z.uuid().optional() }),
    answer: CompanyDetails,
    success: 201,
  },
  updateCompany: {
    params: IdParams,
    body: CompanyForm.extend({ version: wholeNumber(1) }),
    answer: CompanyDetails,
  },
} satisfies Record<string, CallSchema>
