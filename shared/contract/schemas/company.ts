import { z } from 'zod'
import type { CallSchema } from './call'
import { Id, IdParams, LangCode, Moment, text, wholeNumber } from './common'

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

/** A package of accesses that the company bought. */
export const CompanyAccess = z.object({
  code: text(64, 1),
  limit: wholeNumber(),
  remaining: wholeNumber(),
  unitPrice: wholeNumber(),
  languages: z
    .array(z.object({ targetLang: LangCode, periodMonths: wholeNumber() }))
    .max(LangCode.options.length),
})
export type CompanyAccess = z.infer<typeof CompanyAccess>

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
} satisfies Record<string, CallSchema>
