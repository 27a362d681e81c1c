import type { LangCode } from '@mowka/contract/schemas/common'
import type { CompanyDetails, CompanyForm } from '@mowka/contract/schemas/company-admin'
import { email } from '@mowka/domain/email-address'
import { splitEmailList, storedAddress } from '@mowka/domain/email-list'
import { form, maxChosen, maxLength, type Rule, required } from '@mowka/domain/rules'

/** A package as it is typed; `price` is in złoty. */
export type PackageDraft = {
  key: string
  code: string
  limit: number | null
  price: number | null
  months: Partial<Record<LangCode, number | null>>
  /** Seats that people have; more than none in a package that is in use. */
  used: number
  invited: number
}

/** A company as it is typed, by the names that the call has. `admins` are addresses, one a line. */
export type CompanyDraft = {
  name: string
  logo: string
  active: boolean
  contractActiveTo: string | null
  admins: string
  accesses: PackageDraft[]
}

/** What may be wrong with a package, by the name of its text. */
export type PackageMistake = 'code' | 'twice' | 'limit' | 'belowUsed' | 'price' | 'languages' | 'months'

/** Mistakes of a package by its fields; a language's months are `months.ENG`. */
export type PackageMistakes = Readonly<Record<string, PackageMistake>>

const CODE = /^[A-Z0-9][A-Z0-9-]{2,39}$/
const MAX_MONTHS = 60
const MAX_PACKAGES = 50
const MAX_ADMINS = 50

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

/** A company as the form shows it. */
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

/** What is wrong with a package among all of them; empty for one that can be sent. */
export function packageMistakes(each: PackageDraft, all: readonly PackageDraft[]): PackageMistakes {
  const mistakes: Record<string, PackageMistake> = {}
  const others = all.filter((other) => other !== each)
  if (!CODE.test(codeOf(each))) mistakes.code = 'code'
  else if (others.some((other) => codeOf(other) === codeOf(each))) mistakes.code = 'twice'
  if (!isWhole(each.limit, 1, 100_000)) mistakes.limit = 'limit'
  else if (each.limit < each.used) mistakes.limit = 'belowUsed'
  if (each.price === null || each.price < 0 || each.price > 1_000_000) mistakes.price = 'price'
  const chosen = chosenOf(each)
  if (chosen.length === 0) mistakes.languages = 'languages'
  for (const [lang, period] of chosen) {
    if (!isWhole(period, 1, MAX_MONTHS)) mistakes[`months.${lang}`] = 'months'
  }
  return mistakes
}

/** The package with the first mistake; undefined when all can be sent. */
export const firstWrong = (packages: readonly PackageDraft[]): PackageDraft | undefined =>
  packages.find((each) => Object.keys(packageMistakes(each, packages)).length > 0)

const allInOrder: Rule<readonly PackageDraft[]> = (packages) =>
  firstWrong(packages) ? { code: 'INVALID' } : undefined

const allAddresses: Rule<string> = (text) =>
  addressesIn(text).reduce<ReturnType<Rule<string>>>(
    (mistake, address) => mistake ?? email(address),
    undefined,
  )

/** The rules of the fields, those of the call. */
export const companyRules = {
  name: [required, maxLength(200)],
  logo: [maxLength(500), form('INVALID', (text) => isUrl(text.trim()))],
  contractActiveTo: [required],
  admins: [required, allAddresses, (text: string) => maxChosen(MAX_ADMINS)(addressesIn(text))],
  accesses: [maxChosen(MAX_PACKAGES), allInOrder],
}

/** A draft without mistakes as the call takes it. */
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
