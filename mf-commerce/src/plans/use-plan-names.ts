import type { Product } from '@mowka/contract/schemas/order'
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
