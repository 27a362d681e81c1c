import type { Product } from '@mowka/contract/schemas/order'
import { appliesTo } from '@mowka/domain/shop/coupon'
import { type OrderLine, orderTotal } from '@mowka/domain/shop/order-total'
import { planMonths } from '@mowka/domain/shop/product-code'
import { session } from '@mowka/kernel/session'
import { basketLines, planOf, unknownCodes } from '../basket/basket-lines'
import type { BasketStore } from '../basket/basket-store'
import { useBasket } from '../basket/basket-store'
import type { CouponHandle } from '../coupon/use-coupon'
import { monthsOf } from '../plans/use-plan-names'
import type { Sums } from '../totals/Totals'
import { type AccessChange, accessChanges, type LinePeriod, linePeriods } from './access-changes'
import { useSubscriptionCoupon } from './use-subscription-coupon'

/** A basket line with its plan, price and access period. */
export type CheckoutLine = { plan: Product; line: OrderLine; period: LinePeriod | null }

/** The basket as shown on the summary and order pages. */
export type Checkout = {
  basket: BasketStore
  coupon: CouponHandle
  lines: CheckoutLine[]
  sums: Sums
  access: AccessChange[]
  /** Basket codes that match no plan (C-SUB-18). */
  wrong: string[]
  /** Coupon code sent with the order; null unless it reduces the price or adds months. */
  usedCode: string | null
}

/** Whether the basket has a plan to order; without one the checkout redirects to the plans (C-SUM-09, C16). */
export const hasPlan = ({ products }: Pick<BasketStore, 'products'>): boolean =>
  products.some(({ productCode }) => planMonths(productCode) !== null)

/** Returns the basket with its totals, computed by the same rules as on the server. Use it in an `observer`. */
export function useCheckout(products: readonly Product[]): Checkout {
  const basket = useBasket()
  const coupon = useSubscriptionCoupon(
    basket,
    basket.products.map(({ productCode }) => productCode),
  )
  const now = new Date()
  const wrong = unknownCodes(products, basket.products)
  const discount = coupon.current?.discount ?? null
  const priced = basketLines(
    products,
    basket.products.filter(({ productCode }) => !wrong.includes(productCode)),
  ).map(({ plan, quantity }) => ({
    productCode: plan.productCode,
    quantity,
    totalPrice: plan.totalPrice,
    months: monthsOf(plan),
  }))
  const { lines, ...sums } = orderTotal(priced, discount)
  const accessUntil = (lang: Product['targetLang']) => session.accessUntil(lang, now)
  const periods = linePeriods(lines, accessUntil, now)
  const isUsed = discount && lines.some(({ productCode }) => appliesTo(discount, productCode))
  return {
    basket,
    coupon,
    lines: lines.map((line, at) => ({
      plan: planOf(products, line.productCode),
      line,
      period: periods[at] ?? null,
    })),
    sums,
    access: accessChanges(lines, accessUntil, now),
    wrong,
    usedCode: isUsed ? (coupon.current?.code ?? null) : null,
  }
}
