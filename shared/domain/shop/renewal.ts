import type { LangCode } from '../languages/codes'
import { parseProductCode } from './product-code'

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

/** An order as far as it matters for a renewal. */
type PastOrder = {
  paymentStatus: string
  refundedAt: string | null
  isGift: boolean
  products: readonly { productCode: string }[]
}

/**
 * Returns the product code of the plan that was last bought for a language and not refunded; `null` if none. Orders
 * are sorted from newest to oldest.
 */
export function lastBoughtPlan(orders: readonly PastOrder[], lang: LangCode): string | null {
  const current = orders.filter(
    ({ paymentStatus, refundedAt, isGift }) => paymentStatus === 'COMPLETED' && !refundedAt && !isGift,
  )
  const codes = current.flatMap(({ products }) => products.map(({ productCode }) => productCode))
  return codes.find((code) => parseProductCode(code)?.targetLang === lang) ?? null
}
