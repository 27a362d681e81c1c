/** Discount types of coupons (C-COUP-11 to -14). */
export const discountTypes = ['PERCENT', 'FIXED_UNIT_PRICE', 'AMOUNT', 'ADDITIONAL_MONTHS'] as const
export type DiscountType = (typeof discountTypes)[number]

/** A coupon's discount (C-ENT-02, U13). */
export type DiscountCondition = {
  type: DiscountType
  /** Depending on the type: percent, monthly price in grosz, amount off the order in grosz, or number of months. */
  amount: number
  /**
   * Product codes; an empty list means all. A code without languages, such as `MONTHLY_SUBSCRIPTION_12`, covers the
   * plan in every language.
   */
  applyTo: readonly string[]
}

/** Where a coupon is used: for the buyer's own access, or for gift cards. */
export const purchaseFlows = ['SUBSCRIPTION', 'GIFT_CARD'] as const
export type PurchaseFlow = (typeof purchaseFlows)[number]

/** Message codes for coupons, translated by the interface (C-COUP-10, U14). */
export const couponMessages = [
  'COUPON_VALID',
  'COUPON_NOT_ALLOWED',
  'COUPON_DOES_NOT_EXIST',
  'COUPON_EXPIRED_OR_NOT_ASSIGNED',
  'COUPON_NOT_VALID_FOR_PLAN',
] as const
export type CouponMessage = (typeof couponMessages)[number]

/** Whether a discount applies to a product (C-COUP-15). */
export const appliesTo = ({ applyTo }: Pick<DiscountCondition, 'applyTo'>, productCode: string): boolean =>
  applyTo.length === 0 || applyTo.some((code) => productCode === code || productCode.startsWith(`${code}:`))

/** Form of a coupon code: capitals and digits, in groups separated by single dashes. */
export const COUPON_CODE = /^[A-Z0-9]+(-[A-Z0-9]+)*$/

/** Limits of a coupon in the panel. Amounts in grosz. */
export const couponLimits = {
  code: 40,
  percent: 100,
  money: 1_000_000,
  months: 24,
  uses: 1_000_000,
  products: 100,
} as const

/** Largest amount of a discount type, in its own unit. */
export const maxAmount: Record<DiscountType, number> = {
  PERCENT: couponLimits.percent,
  FIXED_UNIT_PRICE: couponLimits.money,
  AMOUNT: couponLimits.money,
  ADDITIONAL_MONTHS: couponLimits.months,
}

/** The terms of a coupon that depend on each other. Days are Warsaw days, the last one included. */
export type CouponTerms = {
  type: DiscountType
  amount: number
  flows: readonly PurchaseFlow[]
  validFrom: string | null
  validTo: string | null
}

/** Returns the first contradiction in the terms of a coupon and the field that has it; `null` if there is none. */
export function couponContradiction({
  type,
  amount,
  flows,
  validFrom,
  validTo,
}: CouponTerms): { field: 'amount' | 'flows' | 'validTo'; message: string } | null {
  if (amount > maxAmount[type]) return { field: 'amount', message: `is more than ${maxAmount[type]}` }
  if (type === 'ADDITIONAL_MONTHS' && flows.includes('GIFT_CARD'))
    return { field: 'flows', message: 'months cannot be added to a gift card' }
  if (validFrom !== null && validTo !== null && validTo < validFrom)
    return { field: 'validTo', message: `is before the first day, ${validFrom}` }
  return null
}
