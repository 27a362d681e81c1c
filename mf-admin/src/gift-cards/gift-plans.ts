import type { LangCode } from '@mowka/contract/schemas/common'
import type { Product } from '@mowka/contract/schemas/order'
import { languages as allLanguages } from '@mowka/domain/languages/languages'

/** `plan:sourceLang` of a product's `plan:sourceLang:targetLang` (C17). */
const planOf = ({ productCode }: Product): string => productCode.split(':').slice(0, 2).join(':')

/** Returns the plans available for gift cards, shortest first. */
export function giftPlans(products: readonly Product[]): { plan: string; name: string }[] {
  const plans = new Map<string, Product>()
  for (const product of [...products].sort((a, b) => a.months - b.months)) {
    if (!plans.has(planOf(product))) plans.set(planOf(product), product)
  }
  return [...plans].map(([plan, { name }]) => ({ plan, name }))
}

/** Returns the languages available for a plan in the default order, or those of all plans if none is chosen. */
export const languagesOf = (products: readonly Product[], plan: string): LangCode[] =>
  allLanguages
    .map(({ langCode }) => langCode)
    .filter((code) =>
      products.some((product) => product.targetLang === code && (plan === '' || planOf(product) === plan)),
    )

/**
 * Returns the chosen languages without those that the plan isn't available for, which were chosen for another plan.
 */
export function soldLanguages(
  products: readonly Product[],
  { plan, languages }: { plan: string; languages: readonly LangCode[] },
): LangCode[] {
  const sold = languagesOf(products, plan)
  return languages.filter((lang) => sold.includes(lang))
}
