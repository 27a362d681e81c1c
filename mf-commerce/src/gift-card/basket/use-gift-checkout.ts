import type { Product } from '@mowka/contract/schemas/order'
import { appliesTo } from '@mowka/domain/shop/coupon'
import { groupGiftProducts } from '@mowka/domain/shop/gift-card'
import { type OrderLine, orderTotal } from '@mowka/domain/shop/order-total'
import { warsawDay } from '@mowka/domain/time'
import { planOf, unknownCodes } from '../../basket/basket-lines'
import { type CouponHandle, useCoupon } from '../../coupon/use-coupon'
import { monthsOf } from '../../plans/plans'
import type { Sums } from '../../totals/Totals'
import { sendDayRule } from '../form/gift-values'
import { codesOf, type GiftLine, giftBasket } from './gift-basket-store'

/** A card in the basket with its price before the discount and the problem that blocks the order. */
export type GiftItem = {
  line: GiftLine
  price: number
  /** `plan`: no longer sold; `day`: the delivery day has passed. */
  problem: 'plan' | 'day' | null
}

/** The gift card basket as shown in both steps. */
export type GiftCheckout = {
  items: GiftItem[]
  /** By code and language, with quantities (C-GIFT-14). */
  products: { plan: Product; line: OrderLine }[]
  coupon: CouponHandle
  productCodes: string[]
  sums: Sums
  /** Coupon code sent with the order; null unless it reduces the price or adds months. */
  usedCode: string | null
  /** Whether the basket has cards and none of them has a problem. */
  isReady: boolean
}

/** Returns the basket with its totals, computed by the same rules as on the server. Use it in an `observer`. */
export function useGiftCheckout(products: readonly Product[]): GiftCheckout {
  const today = warsawDay(new Date())
  const items = giftBasket.lines.map((line): GiftItem => {
    const codes = codesOf(line).map((productCode) => ({ productCode, quantity: 1 }))
    if (unknownCodes(products, codes).length > 0) return { line, price: 0, problem: 'plan' }
    const price = codes.reduce((sum, { productCode }) => sum + planOf(products, productCode).totalPrice, 0)
    return { line, price, problem: sendDayRule(today)(line.sendAt) ? 'day' : null }
  })
  const sold = items.filter(({ problem }) => problem !== 'plan')
  const grouped = groupGiftProducts(sold.map(({ line }) => ({ productCodes: codesOf(line) })))
  const productCodes = grouped.map(({ productCode }) => productCode)
  const coupon = useCoupon({
    current: giftBasket.coupon ? { code: giftBasket.coupon, discount: giftBasket.discount } : null,
    setCoupon: (next) => giftBasket.setCoupon(next?.code ?? null, next?.discount ?? null),
    flow: 'GIFT_CARD',
    productCodes,
    waitingOrder: giftBasket.waitingOrder,
  })
  const discount = coupon.current?.discount ?? null
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
    usedCode: isUsed ? (coupon.current?.code ?? null) : null,
    isReady: items.length > 0 && items.every(({ problem }) => problem === null),
  }
}
