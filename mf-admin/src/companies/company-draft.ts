import type { LangCode } from '@mowka/contract/schemas/common'
import type { CompanyDetails, CompanyForm } from '@mowka/contract/schemas/company'
import { form, maxChosen, maxLength, type Rule, required } from '@mowka/domain/rules'
import { companyLimits, PACKAGE_CODE } from '@mowka/domain/user/company'
import { email } from '@mowka/domain/user/email-address'
import { splitEmailList, storedAddress } from '@mowka/domain/user/email-list'

/** A package in the form; `price` is in złoty. */
export type PackageDraft = {
  key: string
  code: string
  limit: number | null
  price: number | null
  months: Partial<Record<LangCode, number | null>>
  /** Number of seats in use. */
  used: number
  invited: number
}

/** A company in the form, with the names of the call. `admins` holds one address per line. */
export type CompanyDraft = {
  name: string
  logo: string
  active: boolean
  contractActiveTo: string | null
  admins: string
  accesses: PackageDraft[]
}

/** A mistake in a package, by the key of its text. */
export type PackageMistake = 'code' | 'twice' | 'limit' | 'belowUsed' | 'price' | 'languages' | 'months'

/** Mistakes of a package by its fields; a language's months are `months.ENG`. */
export type PackageMistakes = Readonly<Record<string, PackageMistake>>

export const emptyPackage = (key: string): PackageDraft => ({
  key,
  code: '',
  limit: null,
  price: null,
  months: {},
  used: 0,
  invited: 0,
})

export const emptyDraft: CompanyDraft = {
  name: '',
  logo: '',
  active: true,
  contractActiveTo: null,
  admins: '',
  accesses: [],
}

/** Returns the form values of a company. */
export const draftOf = ({
  name,
  logo,
  active,
  contractActiveTo,
  accesses,
  admins,
}: CompanyDetails): CompanyDraft => ({
  name,
  logo: logo ?? '',
  active,
  contractActiveTo,
  admins: admins.join('\n'),
  accesses: accesses.map(({ code, limit, unitPrice, languages, used, invited }) => ({
    key: code,
    code,
    limit,
    price: unitPrice / 100,
    months: Object.fromEntries(languages.map(({ targetLang, periodMonths }) => [targetLang, periodMonths])),
    used,
    invited,
  })),
})

/** The addresses in a pasted list. */
const addressesIn = (text: string): string[] => splitEmailList(text).map(storedAddress)

const chosenOf = ({ months }: PackageDraft): [LangCode, number | null][] =>
  Object.entries(months).map(([lang, period]) => [lang as LangCode, period ?? null])

const codeOf = ({ code }: PackageDraft): string => code.trim().toUpperCase()

const isWhole = (value: number | null, min: number, max: number): value is number =>
  value !== null && Number.isInteger(value) && value >= min && value <= max

const isUrl = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text)

/** Returns the mistakes of a package among all packages; empty for a valid one. */
export function packageMistakes(each: PackageDraft, all: readonly PackageDraft[]): PackageMistakes {
  const mistakes: Record<string, PackageMistake> = {}
  const others = all.filter((other) => other !== each)
  if (!PACKAGE_CODE.test(codeOf(each))) mistakes.code = 'code'
  else if (others.some((other) => codeOf(other) === codeOf(each))) mistakes.code = 'twice'
  if (!isWhole(each.limit, 1, companyLimits.seats)) mistakes.limit = 'limit'
  else if (each.limit < each.used) mistakes.limit = 'belowUsed'
  if (each.price === null || each.price < 0 || each.price > companyLimits.unitPrice / 100)
    mistakes.price = 'price'
  const chosen = chosenOf(each)
  if (chosen.length === 0) mistakes.languages = 'languages'
  for (const [lang, period] of chosen) {
    if (!isWhole(period, 1, companyLimits.months)) mistakes[`months.${lang}`] = 'months'
  }
  return mistakes
}

/** Returns the first package with a mistake, or `undefined` if all are valid. */
export const firstWrong = (packages: readonly PackageDraft[]): PackageDraft | undefined =>
  packages.find((each) => Object.keys(packageMistakes(each, packages)).length > 0)

const allInOrder: Rule<readonly PackageDraft[]> = (packages) =>
  firstWrong(packages) ? { code: 'INVALID' } : undefined

const allAddresses: Rule<string> = (text) =>
  addressesIn(text).reduce<ReturnType<Rule<string>>>(
    (mistake, address) => mistake ?? email(address),
    undefined,
  )

/** The rules of the fields, which are those of the call. */
export const companyRules = {
  name: [required, maxLength(companyLimits.name)],
  logo: [maxLength(companyLimits.logo), form('INVALID', (text) => isUrl(text.trim()))],
  contractActiveTo: [required],
  admins: [required, allAddresses, (text: string) => maxChosen(companyLimits.admins)(addressesIn(text))],
  accesses: [maxChosen(companyLimits.packages), allInOrder],
}

/** Returns the request body of a valid draft. */
export const bodyOf = (draft: CompanyDraft): CompanyForm => ({
  name: draft.name.trim(),
  logo: draft.logo.trim() === '' ? null : draft.logo.trim(),
  active: draft.active,
  contractActiveTo: draft.contractActiveTo ?? '',
  admins: [...new Set(addressesIn(draft.admins))],
  accesses: draft.accesses.map((each) => ({
    code: codeOf(each),
    limit: each.limit ?? 0,
    unitPrice: Math.round((each.price ?? 0) * 100),
    languages: chosenOf(each).map(([targetLang, periodMonths]) => ({
      targetLang,
      periodMonths: periodMonths ?? 0,
    })),
  })),
})
