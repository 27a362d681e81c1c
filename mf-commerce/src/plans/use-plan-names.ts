import type { Product } from '@mowka/shared/contract/schemas/commerce'
import { planMonths } from '@mowka/shared/domain/product-code'
import { useTranslation } from 'react-i18next'
import { monthForm } from './month-form'

/** Names of the plan types by their months (C-SUB-14). */
const types = new Map<number, 'monthly' | 'halfYearly' | 'yearly'>([
  [1, 'monthly'],
  [6, 'halfYearly'],
  [12, 'yearly'],
])

/** How plans are called in the interface's language. */
export function usePlanNames() {
  const { t } = useTranslation(['commerce', 'common'])
  /** "Roczny"; a plan of another length keeps the server's name. */
  const planName = (plan: Product): string => {
    const type = types.get(monthsOf(plan))
    return type ? t(`plan.${type}`) : plan.name
  }
  return {
    planName,
    /** "Angielski, roczny". */
    fullName: (plan: Product): string =>
      t('plan.ofLanguage', {
        language: t(`common:language.${plan.targetLang}`),
        plan: planName(plan).toLocaleLowerCase(),
      }),
    /** "6 miesięcy". */
    duration: (plan: Product): string => t(`months.${monthForm(monthsOf(plan))}`, { count: monthsOf(plan) }),
  }
}

/** The months of a plan, out of its code; what has another code says them itself. */
export const monthsOf = (plan: Product): number => planMonths(plan.productCode) ?? plan.months
