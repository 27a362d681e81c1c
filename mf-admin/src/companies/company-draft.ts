import type { LangCode } from '@mowka/shared/contract/schemas/common'
import type { CompanyDetails, CompanyForm } from '@mowka/shared/contract/schemas/company-admin'
import { email } from '@mowka/shared/domain/rules'

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

/** A company as it is typed. `admins` are addresses, one a line. */
export type CompanyDraft = {
  name: string
  logo: string
  active: boolean
  contractActiveTo: string | null
  admins: string
  packages: PackageDraft[]
}

/** What may be wrong with a draft, by the name of its text. */
export type DraftMistake =
  | 'required'
  | 'url'
  | 'admins'
  | 'code'
  | 'twice'
  | 'limit'
  | 'belowUsed'
  | 'price'
  | 'languages'
  | 'months'

/** Mistakes by the place where they are: a field of the company, or `key.field` of a package. */
export type DraftMistakes = Readonly<Record<string, DraftMistake>>

const CODE = /^[A-Z0-9][A-Z0-9-]{2,39}$/
const MOST_MONTHS = 60

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
  packages: [],
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
  packages: accesses.map(({ code, limit, unitPrice, languages, used, invited }) => ({
    key: code,
    code,
    limit,
    price: unitPrice / 100,
    months: Object.fromEntries(languages.map(({ targetLang, periodMonths }) => [targetLang, periodMonths])),
    used,
    invited,
  })),
})

const linesOf = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .map((line) => line.toLowerCase())
    .filter(Boolean)

const chosenOf = ({ months }: PackageDraft): [LangCode, number | null][] =>
  Object.entries(months).map(([lang, period]) => [lang as LangCode, period ?? null])

const codeOf = ({ code }: PackageDraft): string => code.trim().toUpperCase()

const isWhole = (value: number | null, min: number, max: number): value is number =>
  value !== null && Number.isInteger(value) && value >= min && value <= max

const isUrl = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text)

function packageMistakes(each: PackageDraft, all: readonly PackageDraft[]): Record<string, DraftMistake> {
  const mistakes: Record<string, DraftMistake> = {}
  const others = all.filter((other) => other !== each)
  if (!CODE.test(codeOf(each))) mistakes.code = 'code'
  else if (others.some((other) => codeOf(other) === codeOf(each))) mistakes.code = 'twice'
  if (!isWhole(each.limit, 1, 100_000)) mistakes.limit = 'limit'
  else if (each.limit < each.used) mistakes.limit = 'belowUsed'
  if (each.price === null || each.price < 0 || each.price > 1_000_000) mistakes.price = 'price'
  const chosen = chosenOf(each)
  if (chosen.length === 0) mistakes.languages = 'languages'
  for (const [lang, period] of chosen) {
    if (!isWhole(period, 1, MOST_MONTHS)) mistakes[`months.${lang}`] = 'months'
  }
  return mistakes
}

/** All that is wrong with a draft; empty for one that can be sent. */
export function mistakesOf(draft: CompanyDraft): DraftMistakes {
  const mistakes: Record<string, DraftMistake> = {}
  if (draft.name.trim() === '') mistakes.name = 'required'
  if (draft.logo.trim() !== '' && !isUrl(draft.logo.trim())) mistakes.logo = 'url'
  if (draft.contractActiveTo === null) mistakes.contractActiveTo = 'required'
  const admins = linesOf(draft.admins)
  if (admins.length === 0) mistakes.admins = 'required'
  else if (admins.some((each) => email(each) !== undefined)) mistakes.admins = 'admins'
  for (const each of draft.packages) {
    for (const [field, mistake] of Object.entries(packageMistakes(each, draft.packages))) {
      mistakes[`${each.key}.${field}`] = mistake
    }
  }
  return mistakes
}

/** A draft without mistakes as the call takes it; null for any other. */
export function formOf(draft: CompanyDraft): CompanyForm | null {
  const { contractActiveTo } = draft
  if (contractActiveTo === null || Object.keys(mistakesOf(draft)).length > 0) return null
  return {
    name: draft.name.trim(),
    logo: draft.logo.trim() === '' ? null : draft.logo.trim(),
    active: draft.active,
    contractActiveTo,
    admins: [...new Set(linesOf(draft.admins))],
    accesses: draft.packages.map((each) => ({
      code: codeOf(each),
      limit: each.limit ?? 0,
      unitPrice: Math.round((each.price ?? 0) * 100),
      languages: chosenOf(each).map(([targetLang, periodMonths]) => ({
        targetLang,
        periodMonths: periodMonths ?? 0,
      })),
    })),
  }
}
