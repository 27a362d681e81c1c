import { z } from 'zod'
import type { CallSchema } from './call'
import { Day, Id, IdParams, LangCode, trimmedText, wholeNumber } from './common'
import { CompanyAccess } from './company'
import { EmailAddress } from './email-address'

/** Codes are typed by hand: capital letters, digits and hyphens. */
export const PACKAGE_CODE = /^[A-Z0-9][A-Z0-9-]{2,39}$/

/** The longest time that a seat opens a language for, in months. */
export const MOST_MONTHS = 60

/** A package as the panel keeps it. Packages are known by their code; one that is left out is removed. */
const PackageForm = z.object({
  code: trimmedText(40, 1).regex(PACKAGE_CODE),
  limit: wholeNumber(1, 100_000),
  /** In grosz. */
  unitPrice: wholeNumber(0, 100_000_000),
  languages: z
    .array(z.object({ targetLang: LangCode, periodMonths: wholeNumber(1, MOST_MONTHS) }))
    .min(1)
    .max(LangCode.options.length),
})

/** All that the panel says of a company. */
export const CompanyForm = z.object({
  name: trimmedText(200, 1),
  /** The address of a picture, or null for none. */
  logo: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .nullable(),
  active: z.boolean(),
  /** The contract holds until the end of this day in Warsaw. */
  contractActiveTo: Day,
  accesses: z.array(PackageForm).max(50),
  /** The addresses of its admins; someone without an account becomes one at the first sign-in. */
  admins: z.array(EmailAddress).min(1).max(50),
})
export type CompanyForm = z.infer<typeof CompanyForm>

/** A company in the panel. `version` guards against a stale write (C57). */
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
  /** Those who have joined. */
  people: wholeNumber(),
  seats: wholeNumber(),
  seatsUsed: wholeNumber(),
})
export type CompanyRow = z.infer<typeof CompanyRow>

/** How companies come to be: for admins of the platform only. */
export const companyAdminCalls = {
  listCompanies: { answer: z.array(CompanyRow) },
  readCompanyDetails: { params: IdParams, answer: CompanyDetails },
  /** Sent twice with one `requestId`, it makes one company. */
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
