import type { LangCode } from '@mowka/contract/schemas/common'
import { planMonths } from '@mowka/domain/shop/product-code'
import { useLanguageNames } from '@mowka/web/views/learning-language'
import { useTranslation } from 'react-i18next'

/** Names of plan lengths by number of months. */
const periods = new Map<number, 'month' | 'halfYear' | 'year'>([
  [1, 'month'],
  [6, 'halfYear'],
  [12, 'year'],
])

/** Returns formatters for card names in the interface language. */
export function useGiftNames() {
  const { t } = useTranslation('commerce')
  const { listOf } = useLanguageNames()
  const monthsIn = (plan: string) => planMonths(plan) ?? 0
  /** "Pół roku". */
  const period = (plan: string): string => {
    const known = periods.get(monthsIn(plan))
    return known ? t(`gift.period.${known}`) : t('months.many', { count: monthsIn(plan) })
  }
  return {
    period,
    /** "Pół roku nauki". */
    learning: (plan: string): string => t('gift.learning', { period: period(plan) }),
    /** "Rok, niemiecki i hiszpański". */
    card: ({ plan, languages }: { plan: string; languages: readonly LangCode[] }): string =>
      `${period(plan)}, ${listOf(languages)}`,
  }
}
