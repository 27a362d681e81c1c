import type { Product } from '@mowka/shared/contract/schemas/commerce'
import { appliesTo } from '@mowka/shared/domain/coupon'
import { groupGiftProducts } from '@mowka/shared/domain/gift-card'
import { type OrderLine, orderTotal } from '@mowka/shared/domain/order-total'
import { warsawDay } from '@mowka/shared/domain/warsaw-time'
import { planOf, wrongCodes } from '../basket/basket-lines'
import { type CouponHandle, useCoupon } from '../coupon/use-coupon'
import { monthsOf } from '../plans/use-plan-names'
import type { Sums } from '../totals/Totals'
import { codesOf, type GiftLine, giftBasket } from './gift-basket-store'
import { sendDayRule } from './gift-values'

/** A card in the basket with what it costs before the discount, and why it cannot be ordered as it is. */
export type GiftItem = {
  line: GiftLine
  price: number
  /** `plan`: it is no longer sold; `day`: the day is over. */
  problem: 'plan' | 'day' | null
}

/** The basket of gift cards as both steps show it. */
export type GiftCheckout = {
  items: GiftItem[]
  /** By code and language, with quantities (C-GIFT-14). */
  products: { plan: Product; line: OrderLine }[]
  coupon: CouponHandle
  productCodes: string[]
  sums: Sums
  /** The code that the order sends: only one that gives something. */
  usedCode: string | null
  /** There is something to order, and nothing in the way of it. */
  isReady: boolean
}

/** The basket with its sums, by the same rules as the server's. Use it in an `observer`. */
export function useGiftCheckout(products: readonly Product[]): GiftCheckout {
  const today = warsawDay(new Date())
  const items = giftBasket.lines.map((line): GiftItem => {
    const codes = codesOf(line).map((productCode) => ({ productCode, quantity: 1 }))
    if (wrongCodes(products, codes).length > 0) return { line, price: 0, problem: 'plan' }
    const price = codes.reduce((sum, { productCode }) => sum + planOf(products, productCode).totalPrice, 0)
    return { line, price, problem: sendDayRule(today)(line.sendAt) ? 'day' : null }
  })
  const sold = items.filter(({ problem }) => problem !== 'plan')
  const grouped = groupGiftProducts(sold.map(({ line }) => ({ productCodes: codesOf(line) })))
  const productCodes = grouped.map(({ productCode }) => productCode)
  const coupon = useCoupon({
    kept: giftBasket.coupon ? { code: giftBasket.coupon, discount: giftBasket.discount } : null,
    keep: (next) => giftBasket.setCoupon(next?.code ?? null, next?.discount ?? null),
    flow: 'GIFT_CARD',
    productCodes,
    waitingOrder: giftBasket.waitingOrder,
  })
  const discount = coupon.kept?.discount ?? null
  const priced = grouped.map(({ productCode, quantity }) => {
    const plan = planOf(products, productCode)
    return { productCode, quantity, totalPrice: plan.totalPrice, months: monthsOf(plan) }
  })
  const { lines, ...sums } = orderTotal(priced, discount)
  const isUsed = discount && productCodes.some((productCode) => appliesTo(discount, productCode))
  return {
    items,
    products: lines.map((line) => ({ plan: planOf(products, line.productCode), line })),
    coupon,
    productCodes,
    sums,
    usedCode: isUsed ? (coupon.kept?.code ?? null) : null,
    isReady: items.length > 0 && items.every(({ problem }) => problem === null),
  }
}
