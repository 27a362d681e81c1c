import { companyLimits, PACKAGE_CODE } from '@mowka/domain/user/company'
import { z } from 'zod'
import type { CallSchema } from './call'
import { Day, Id, IdParams, LangCode, trimmedText, wholeNumber } from './common'
import { CompanyAccess } from './company'
import { EmailAddress } from './email-address'

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
  accesses: z.array(CompanyAccess.extend({ used: wholeNumber(), invited: wholeNumber() })),
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
