import type { LangCode } from '@mowka/contract/schemas/common'
import type { Product } from '@mowka/contract/schemas/order'
import { languagesOnSale } from '../plans/plan-choice'
import { monthsOf } from '../plans/use-plan-names'

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
export const giftPlan = ({ productCode }: Pick<Product, 'productCode'>): string =>
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
