import type { LangCode } from '../languages/codes'
import { langFromPath } from '../languages/languages'

/** Durations of the plans for every language, in months: monthly, half-yearly, yearly (C-SUB-14). */
export const PLAN_MONTHS: readonly number[] = [1, 6, 12]

/** Plans counted in months: MONTHLY_SUBSCRIPTION_1, _6, _12 (C16). */
const MONTHLY_SUBSCRIPTION = /^MONTHLY_SUBSCRIPTION_(\d+)$/

/** The parts of `plan:sourceLang:targetLang` (C-ORD-15). */
export type ProductCode = { plan: string; sourceLang: LangCode; targetLang: LangCode }

/** Parses a product code of the basket; returns `null` if it is malformed. */
export function parseProductCode(code: string): ProductCode | null {
  const [plan, source, target, ...rest] = code.split(':')
  const sourceLang = langFromPath(source)
  const targetLang = langFromPath(target)
  return plan && sourceLang && targetLang && rest.length === 0 ? { plan, sourceLang, targetLang } : null
}

/** Returns a plan's duration in months from its product code (C-SUB-16); `null` if it is not a subscription. */
export function planMonths(productCode: string): number | null {
  const months = MONTHLY_SUBSCRIPTION.exec(productCode.split(':')[0] ?? '')?.[1]
  return months ? Number(months) : null
}
