import type { Product } from '@mowka/shared/contract/schemas/commerce'
import type { DiscountCondition } from '@mowka/shared/domain/coupon'
import { orderTotal } from '@mowka/shared/domain/order-total'
import { monthsOf } from './use-plan-names'

/** The price of a plan, in grosz, and the months of access it gives. */
export type PlanPrice = {
  /** Before the discount. */
  fullPrice: number
  total: number
  perMonth: number
  /** Including months added by a coupon. */
  months: number
  isReduced: boolean
}

/** The price of one plan with a coupon, by the same rules as the order's. */
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
 * The discount that a single plan shows. An amount off the whole order is taken once, so it belongs to no plan as soon as
 * the basket holds another one.
 */
export const discountOfPlans = (
  discount: DiscountCondition | null,
  isBasketEmpty: boolean,
): DiscountCondition | null => (discount?.type === 'AMOUNT' && !isBasketEmpty ? null : discount)
