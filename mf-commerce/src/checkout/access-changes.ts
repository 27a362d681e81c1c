import type { LangCode } from '@mowka/contract/schemas/common'
import { monthsByLanguage, type OrderLine } from '@mowka/domain/shop/order-total'
import { parseProductCode } from '@mowka/domain/shop/product-code'
import { addDays, warsawDay } from '@mowka/domain/time'
import { extendByMonths } from '@mowka/domain/user/access'

/** Returns the end of the access to a language; null without access. */
export type AccessUntil = (lang: LangCode) => Date | null

/** Effect of an order on the access to a language. */
export type AccessChange = {
  lang: LangCode
  /** Current end of access; null without access. */
  before: Date | null
  after: Date
  months: number
}

/**
 * Computes the effect of an order per language: its months, including coupon months, are added to the later of now
 * and the end of the access (C-SUM-11).
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

/** Access period of an order line. */
export type LinePeriod = {
  /** First day, YYYY-MM-DD; null for today. */
  from: string | null
  to: Date
}

/**
 * Computes the access period of each order line; lines for the same language follow one another. Null for products
 * that are not plans.
 */
export function linePeriods(
  lines: readonly OrderLine[],
  accessUntil: AccessUntil,
  now: Date,
): (LinePeriod | null)[] {
  const monthsByLang = new Map<LangCode, number>()
  return lines.map(({ productCode, months }) => {
    const lang = parseProductCode(productCode)?.targetLang
    if (!lang) return null
    const before = accessUntil(lang)
    const monthsBefore = monthsByLang.get(lang) ?? 0
    monthsByLang.set(lang, monthsBefore + months)
    const begins = monthsBefore > 0 ? extendByMonths(before, monthsBefore, now) : before
    return {
      from: begins && begins > now ? addDays(warsawDay(begins), 1) : null,
      to: extendByMonths(before, monthsBefore + months, now),
    }
  })
}
