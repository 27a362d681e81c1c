/** What a coupon does (C-COUP-11 to -14). */
export const discountTypes = ['PERCENT', 'FIXED_UNIT_PRICE', 'AMOUNT', 'ADDITIONAL_MONTHS'] as const
export type DiscountType = (typeof discountTypes)[number]

/** The discount of a coupon (C-ENT-02, U13). */
export type DiscountCondition = {
  type: DiscountType
  /** Percent, grosz for one month, grosz off the order, or months: by the type. */
  amount: number
  /**
   * Product codes; none means all. A code without its languages, such as `MONTHLY_SUBSCRIPTION_12`, means the plan in
   * every language.
   */
  applyTo: readonly string[]
}

/** Where a coupon is used: for oneself, or for gift cards. */
export const purchaseFlows = ['SUBSCRIPTION', 'GIFT_CARD'] as const
export type PurchaseFlow = (typeof purchaseFlows)[number]

/** What is said about a coupon, by codes that have a text in every language (C-COUP-10, U14). */
export const couponMessages = [
  'COUPON_VALID',
  'COUPON_NOT_ALLOWED',
  'COUPON_DOES_NOT_EXIST',
  'COUPON_EXPIRED_OR_NOT_ASSIGNED',
  'COUPON_NOT_VALID_FOR_PLAN',
] as const
export type CouponMessage = (typeof couponMessages)[number]

/** True when a discount applies to a product (C-COUP-15). */
export const appliesTo = ({ applyTo }: Pick<DiscountCondition, 'applyTo'>, productCode: string): boolean =>
  applyTo.length === 0 || applyTo.some((code) => productCode === code || productCode.startsWith(`${code}:`))
