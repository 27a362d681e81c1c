import type { LangCode } from '@mowka/contract/schemas/common'
import type { Product } from '@mowka/contract/schemas/order'
import { planMonths } from '@mowka/domain/shop/product-code'
import { useLanguageNames } from '@mowka/web/views/learning-language'
import { useTranslation } from 'react-i18next'
import { languagesOnSale, monthsOf } from '../plans/plans'

/** A plan offered for cards, across languages. */
export type GiftOption = {
  /** `plan:sourceLang` (C-GIFT-15, C17). */
  plan: string
  months: number
  /** Lowest price for one language, in grosz. */
  price: number
  /** Whether some language costs more. */
  varies: boolean
  languages: LangCode[]
}

/** Returns `plan:sourceLang` of a product: its code without the target language. */
const giftPlan = ({ productCode }: Pick<Product, 'productCode'>): string =>
  productCode.split(':').slice(0, 2).join(':')

/** Returns the plans for speakers of a language, shortest first. */
export function giftOptions(products: readonly Product[], sourceLang: LangCode): GiftOption[] {
  const options = new Map<string, Product[]>()
  for (const product of products.filter((each) => each.sourceLang === sourceLang)) {
    const plan = giftPlan(product)
    options.set(plan, [...(options.get(plan) ?? []), product])
  }
  return [...options]
    .map(([plan, ofPlan]) => {
      const prices = ofPlan.map(({ totalPrice }) => totalPrice)
      const [first] = ofPlan
      return {
        plan,
        months: first ? monthsOf(first) : 0,
        price: Math.min(...prices),
        varies: new Set(prices).size > 1,
        languages: languagesOnSale(ofPlan, sourceLang),
      }
    })
    .sort((one, other) => one.months - other.months)
}

/** Returns the languages of a plan, or of all plans before one is chosen. */
export function giftLanguages(options: readonly GiftOption[], plan: string): LangCode[] {
  const chosen = options.filter((option) => option.plan === plan)
  const all = (chosen.length > 0 ? chosen : options).flatMap(({ languages }) => languages)
  return [...new Set(all)]
}

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
