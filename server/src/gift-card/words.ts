import type { LangCode } from '@mowka/contract/schemas/common'
import type { InterfaceLang } from '@mowka/domain/languages/codes'
import { languageName } from '@mowka/domain/languages/languages'
import { planMonths } from '@mowka/domain/shop/product-code'

/** Lists the languages of a card: "angielski i hiszpański". */
export const languagesInWords = (languages: readonly LangCode[], lang: InterfaceLang): string =>
  new Intl.ListFormat(lang, { type: 'conjunction' }).format(languages.map((each) => languageName(each, lang)))

/** Durations in words; `other` is for numbers of months without a name. */
const PERIODS: Record<InterfaceLang, { named: Record<number, string>; other: (months: number) => string }> = {
  pl: {
    named: { 1: 'miesiąc nauki', 6: 'pół roku nauki', 12: 'rok nauki' },
    other: (months) => `${months} mies. nauki`,
  },
  en: {
    named: { 1: 'a month of learning', 6: 'half a year of learning', 12: 'a year of learning' },
    other: (months) => `${months} months of learning`,
  },
}

/** Describes the period of a plan: "pół roku nauki". */
export function periodInWords(plan: string, lang: InterfaceLang): string {
  const months = planMonths(plan) ?? 0
  const { named, other } = PERIODS[lang]
  return named[months] ?? other(months)
}

/** Describes the period with a capital letter, for the beginning of a line. */
export const periodAsTitle = (plan: string, lang: InterfaceLang): string => {
  const period = periodInWords(plan, lang)
  return period.charAt(0).toUpperCase() + period.slice(1)
}
