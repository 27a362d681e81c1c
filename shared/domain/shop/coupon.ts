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
