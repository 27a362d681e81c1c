import type { Company, CompanyAccess, CompanyUser } from '@mowka/contract/schemas/company'

export const company = (change: Partial<Company> = {}): Company => ({
  _id: 'f1',
  adminIds: ['user-1'],
  name: 'Latarnia sp. z o.o.',
  logo: null,
  active: true,
  ...change,
})

/** An employee who has joined; override fields with `change`. */
export const employee = (change: Partial<CompanyUser> = {}): CompanyUser => ({
  id: 'user-2',
  email: 'lukasz@latarnia.test',
  firstname: 'Łukasz',
  lastname: 'Żak',
  isAdmin: false,
  invitationStatus: 'ACCEPTED',
  invitationSentAt: '2026-01-10T09:00:00Z',
  invitationAccessCode: null,
  currentAccesses: {},
  accessesUsed: [],
  lastActiveDay: null,
  ...change,
})

/** A package with free seats; override fields with `change`. */
export const access = (change: Partial<CompanyAccess> = {}): CompanyAccess => ({
  code: 'LATARNIA-12',
  limit: 20,
  remaining: 7,
  used: 13,
  invited: 0,
  unitPrice: 19900,
  languages: [{ targetLang: 'ENG', periodMonths: 12 }],
  ...change,
})
