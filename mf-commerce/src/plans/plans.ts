import type { LangCode } from '@mowka/contract/schemas/common'
import type { Product } from '@mowka/contract/schemas/order'
import { languages } from '@mowka/domain/languages/languages'
import { parseProductCode, planMonths } from '@mowka/domain/shop/product-code'
import { useTranslation } from 'react-i18next'

/**
 * Grammatical form of "month" for a plan length: class 1 for 2 to 4, class 2 for 5 or more (C-SUB-17). Only for
 * plans, which have 1, 6 or 12 months; elsewhere i18next's plural rules apply (C50).
 */
export function monthForm(months: number): 'one' | 'few' | 'many' {
  if (months === 1) return 'one'
  return months >= 2 && months <= 4 ? 'few' : 'many'
}

/** Plan type names by number of months (C-SUB-14). */
const types = new Map<number, 'monthly' | 'halfYearly' | 'yearly'>([
  [1, 'monthly'],
  [6, 'halfYearly'],
  [12, 'yearly'],
])

/** A plan on sale, or a line of an old order. */
type NamedPlan = Pick<Product, 'productCode' | 'name'> & Partial<Pick<Product, 'months'>>

/** Returns formatters for plan names in the interface language. */
export function usePlanNames() {
  const { t } = useTranslation(['commerce', 'common'])
  /** "Roczny"; a plan of an unknown length uses the server's name. */
  const planName = (plan: NamedPlan): string => {
    const type = types.get(planMonths(plan.productCode) ?? plan.months ?? 0)
    return type ? t(`plan.${type}`) : plan.name
  }
  return {
    planName,
    /** "Angielski, roczny". */
    fullName: (plan: NamedPlan): string => {
      const lang = parseProductCode(plan.productCode)?.targetLang
      if (!lang) return plan.name
      const language = t(`common:language.${lang}`)
      return t('plan.ofLanguage', { language, plan: planName(plan).toLocaleLowerCase() })
    },
    /** "6 miesięcy". */
    duration: (plan: Product): string => t(`months.${monthForm(monthsOf(plan))}`, { count: monthsOf(plan) }),
  }
}

/** Returns the months of a plan from its code, or from its `months` field if the code has another format. */
export const monthsOf = (plan: Product): number => planMonths(plan.productCode) ?? plan.months

/** Returns the languages with a plan for speakers of `sourceLang`, in the product's language order. */
export const languagesOnSale = (products: readonly Product[], sourceLang: LangCode): LangCode[] =>
  languages
    .map(({ langCode }) => langCode)
    .filter((code) =>
      products.some((product) => product.targetLang === code && product.sourceLang === sourceLang),
    )

/** Returns the plans of a language in their order; empty without a language. */
export const plansOf = (
  products: readonly Product[],
  sourceLang: LangCode,
  targetLang: LangCode | null,
): Product[] =>
  products
    .filter((product) => product.targetLang === targetLang && product.sourceLang === sourceLang)
    .sort((a, b) => a.order - b.order)

/**
 * Returns the recommended plan: the featured one, or on small screens the first of the reversed list, which is also
 * preselected there (C-SUB-13).
 */
export const recommendedPlan = (plans: readonly Product[], small: boolean): Product | null =>
  (small ? plans.at(-1) : plans.find((plan) => plan.featured)) ?? null

/** Whether a plan costs less than in the last 30 days; only then the lowest price of that period is shown. */
export const isReduced = (plan: Product): plan is Product & { lowestPrice30: number } =>
  plan.lowestPrice30 !== null && plan.lowestPrice30 > plan.totalPrice

/**
 * Returns the preselected plan (C-SUB-12, C-SUB-13, in the order of C40): the plan in the address, the coupon's plan,
 * the first of the reversed list on small screens, the featured plan, the first plan. Null without plans.
 *
 * `plans` are in their order, not reversed; `couponCodes` are the product codes that a coupon applies to.
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
