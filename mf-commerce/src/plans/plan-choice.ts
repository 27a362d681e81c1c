import type { Product } from '@mowka/shared/contract/schemas/commerce'
import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { langFromPath, langToPath, languages } from '@mowka/shared/domain/languages'

/** A plan in the address: `<langcode>-<order>`, e.g. `eng-3` (C-SUB-10, C49). */
export type PlanQuery = { lang: LangCode; order: number }

/** Reads `plan` of the address in any case; null for anything else. */
export function parsePlanQuery(value: string | null): PlanQuery | null {
  const [, code, order] = /^([a-z]+)-(\d+)$/i.exec(value ?? '') ?? []
  const lang = langFromPath(code)
  return lang && order ? { lang, order: Number(order) } : null
}

/** Writes a plan into the address. */
export const formatPlanQuery = ({ lang, order }: PlanQuery): string => `${langToPath(lang)}-${order}`

/** The languages that have a plan for speakers of `sourceLang`, in the order in which languages are offered. */
export const languagesOnSale = (products: readonly Product[], sourceLang: LangCode): LangCode[] =>
  languages
    .map(({ langCode }) => langCode)
    .filter((code) =>
      products.some((product) => product.targetLang === code && product.sourceLang === sourceLang),
    )

/** The plans of a language, in their order; none without a language. */
export const plansOf = (
  products: readonly Product[],
  sourceLang: LangCode,
  targetLang: LangCode | null,
): Product[] =>
  products
    .filter((product) => product.targetLang === targetLang && product.sourceLang === sourceLang)
    .sort((a, b) => a.order - b.order)

/**
 * The plan that the shop recommends: the featured one, on small screens the first of the reversed list. What is chosen
 * at first there carries the recommendation too (C-SUB-13).
 */
export const recommendedPlan = (plans: readonly Product[], small: boolean): Product | null =>
  (small ? plans.at(-1) : plans.find((plan) => plan.featured)) ?? null

/** Whether a plan costs less than it did in the last 30 days: only then the lowest price of those days is shown. */
export const isReduced = (plan: Product): plan is Product & { lowestPrice30: number } =>
  plan.lowestPrice30 !== null && plan.lowestPrice30 > plan.totalPrice

/**
 * The plan that is chosen at first (C-SUB-12, C-SUB-13, in the order of C40): the one of the address, the coupon's, on
 * small screens the first of the reversed list, the featured one, the first. Null without plans.
 *
 * `plans` in their order, not reversed; `couponCodes` are the product codes that a coupon applies to.
 */
export function choosePlan(
  plans: readonly Product[],
  { order, couponCodes, small }: { order: number | null; couponCodes: readonly string[]; small: boolean },
): Product | null {
  return (
    plans.find((plan) => plan.order === order) ??
    plans.find((plan) => couponCodes.includes(plan.productCode)) ??
    recommendedPlan(plans, small) ??
    plans[0] ??
    null
  )
}
