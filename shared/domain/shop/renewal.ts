import type { LangCode } from '../languages/codes'

/**
 * Returns the plan to offer for renewing the access to a language: the one that was bought last if it is still on sale,
 * otherwise the featured or the first one; `undefined` if none is on sale.
 */
export function renewalPlan<Plan extends { productCode: string; targetLang: LangCode; featured: boolean }>(
  plans: readonly Plan[],
  lang: LangCode,
  lastBought: string | null,
): Plan | undefined {
  const ofLang = plans.filter(({ targetLang }) => targetLang === lang)
  return (
    ofLang.find(({ productCode }) => productCode === lastBought) ??
    ofLang.find(({ featured }) => featured) ??
    ofLang[0]
  )
}
