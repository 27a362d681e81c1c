import type { Product } from '@mowka/shared/contract/schemas/commerce'
import { appliesTo } from '@mowka/shared/domain/coupon'
import { type OrderLine, orderTotal } from '@mowka/shared/domain/order-total'
import { planMonths } from '@mowka/shared/domain/product-code'
import { session } from '@mowka/shared/session'
import { basketLines, planOf, wrongCodes } from '../basket/basket-lines'
import type { BasketStore } from '../basket/basket-store'
import { useBasket } from '../basket/use-basket'
import type { CouponHandle } from '../coupon/use-coupon'
import { monthsOf } from '../plans/use-plan-names'
import type { Sums } from '../totals/Totals'
import { type AccessChange, accessChanges, type LinePeriod, linePeriods } from './access-after'
import { useSubscriptionCoupon } from './use-subscription-coupon'

/** A line of the basket with its plan, its price and the time it gives. */
export type CheckoutLine = { plan: Product; line: OrderLine; period: LinePeriod | null }

/** The basket as the summary and the order show it. */
export type Checkout = {
  basket: BasketStore
  coupon: CouponHandle
  lines: CheckoutLine[]
  sums: Sums
  access: AccessChange[]
  /** Codes in the basket that match no plan (C-SUB-18). */
  wrong: string[]
  /** The code that the order sends: only one that gives something. */
  usedCode: string | null
}

/** Whether a basket has a plan to order: without one the pages of the payment lead to the plans (C-SUM-09, C16). */
export const hasPlan = ({ products }: Pick<BasketStore, 'products'>): boolean =>
  products.some(({ productCode }) => planMonths(productCode) !== null)

/** The basket with its sums, by the same rules as the server's. Use it in an `observer`. */
export function useCheckout(products: readonly Product[]): Checkout {
  const basket = useBasket()
  const coupon = useSubscriptionCoupon(
    basket,
    basket.products.map(({ productCode }) => productCode),
  )
  const now = new Date()
  const wrong = wrongCodes(products, basket.products)
  const discount = coupon.kept?.discount ?? null
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
    usedCode: isUsed ? (coupon.kept?.code ?? null) : null,
  }
}
