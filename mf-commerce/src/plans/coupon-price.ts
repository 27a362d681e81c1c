import type { Product } from '@mowka/contract/schemas/order'
import type { DiscountCondition } from '@mowka/domain/shop/coupon'
import { orderTotal } from '@mowka/domain/shop/order-total'
import { monthsOf } from './plans'

/** The price of a plan, in grosz, and its months of access. */
export type PlanPrice = {
  /** Before the discount. */
  fullPrice: number
  total: number
  perMonth: number
  /** Including coupon months. */
  months: number
  isReduced: boolean
}

/** Computes the price of one plan with a coupon, by the same rules as for an order. */
export function priceWithCoupon(plan: Product, discount: DiscountCondition | null): PlanPrice {
  const { productCode, totalPrice } = plan
  const months = monthsOf(plan)
  const { total, lines } = orderTotal([{ productCode, quantity: 1, totalPrice, months }], discount)
  return {
    fullPrice: totalPrice,
    total,
    perMonth: total === totalPrice ? plan.unitPrice : Math.round(total / months),
    months: lines[0]?.months ?? months,
    isReduced: total < totalPrice,
  }
}

/**
 * Returns the discount to show on a single plan. A fixed amount off the order is deducted once, so with another plan
 * in the basket it belongs to no plan.
 */
export const discountOfPlans = (
  discount: DiscountCondition | null,
  isBasketEmpty: boolean,
): DiscountCondition | null => (discount?.type === 'AMOUNT' && !isBasketEmpty ? null : discount)
