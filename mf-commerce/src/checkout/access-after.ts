import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { extendByMonths } from '@mowka/shared/domain/access-period'
import { monthsByLanguage, type OrderLine } from '@mowka/shared/domain/order-total'
import { parseProductCode } from '@mowka/shared/domain/product-code'
import { addDays, warsawDay } from '@mowka/shared/domain/warsaw-time'

/** When the access to a language ends; null without access. */
export type AccessUntil = (lang: LangCode) => Date | null

/** What an order does to the access to one language. */
export type AccessChange = {
  lang: LangCode
  /** When it ends today; null without access. */
  before: Date | null
  after: Date
  months: number
}

/**
 * What an order does to each of its languages: its months, with those of a coupon, are added to the later of now and the
 * end of the access (C-SUM-11).
 */
export const accessChanges = (
  lines: readonly OrderLine[],
  accessUntil: AccessUntil,
  now: Date,
): AccessChange[] =>
  [...monthsByLanguage(lines)].map(([lang, months]) => {
    const before = accessUntil(lang)
    return { lang, before, after: extendByMonths(before, months, now), months }
  })

/** From when until when a line of an order gives access. */
export type LinePeriod = {
  /** The first day, YYYY-MM-DD; null for today. */
  from: string | null
  to: Date
}

/** When each line of an order gives access: lines of one language follow one another. Null for what is no plan. */
export function linePeriods(
  lines: readonly OrderLine[],
  accessUntil: AccessUntil,
  now: Date,
): (LinePeriod | null)[] {
  const taken = new Map<LangCode, number>()
  return lines.map(({ productCode, months }) => {
    const lang = parseProductCode(productCode)?.targetLang
    if (!lang) return null
    const before = accessUntil(lang)
    const monthsBefore = taken.get(lang) ?? 0
    taken.set(lang, monthsBefore + months)
    const begins = monthsBefore > 0 ? extendByMonths(before, monthsBefore, now) : before
    return {
      from: begins && begins > now ? addDays(warsawDay(begins), 1) : null,
      to: extendByMonths(before, monthsBefore + months, now),
    }
  })
}
