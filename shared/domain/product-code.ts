import type { LangCode } from './lang-code'
import { langFromPath } from './languages'

/** The months of the plans that every language has: monthly, half-yearly, yearly (C-SUB-14). */
export const PLAN_MONTHS: readonly number[] = [1, 6, 12]

/** The family of plans counted in months: MONTHLY_SUBSCRIPTION_1, _6, _12 (C16). */
const MONTHLY_SUBSCRIPTION = /^MONTHLY_SUBSCRIPTION_(\d+)$/

/** The parts of `plan:sourceLang:targetLang` (C-ORD-15). */
export type ProductCode = { plan: string; sourceLang: LangCode; targetLang: LangCode }

/** Reads a product code of the basket; null for anything of another form. */
export function parseProductCode(code: string): ProductCode | null {
  const [plan, source, target, ...rest] = code.split(':')
  const sourceLang = langFromPath(source)
  const targetLang = langFromPath(target)
  return plan && sourceLang && targetLang && rest.length === 0 ? { plan, sourceLang, targetLang } : null
}

/** The months of a plan by its product code (C-SUB-16); null for what is no subscription. */
export function planMonths(productCode: string): number | null {
  const months = MONTHLY_SUBSCRIPTION.exec(productCode.split(':')[0] ?? '')?.[1]
  return months ? Number(months) : null
}
