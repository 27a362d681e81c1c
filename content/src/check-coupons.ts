import { type Problem, type Report, reportRepeated } from './problem'
import type { CouponEntry, PlanEntry } from './schema'

/** Checks codes, amounts and days, and that every plan of a coupon is on sale (C-ENT-02). */
export function checkCoupons(coupons: readonly CouponEntry[], plans: readonly PlanEntry[]): Problem[] {
  const problems: Problem[] = []
  const report: Report = (key, message) => problems.push({ file: 'coupons.yaml', key, message })
  const isSold = (code: string) =>
    plans.some(({ productCode }) => productCode === code || productCode.startsWith(`${code}:`))
  coupons.forEach((coupon, index) => {
    checkCoupon((key, message) => report(`coupons[${index}].${key}`, message), coupon, isSold)
  })
  reportRepeated(
    report,
    coupons.map(({ code }, index) => ({ key: `coupons[${index}].code`, value: code })),
    'the code',
  )
  return problems
}

function checkCoupon(report: Report, coupon: CouponEntry, isSold: (code: string) => boolean): void {
  const { type, amount, applyTo, flows, validFrom, validTo } = coupon
  if (type === 'PERCENT' && amount > 100) report('amount', 'is more than 100 percent')
  if (validFrom && validTo && validTo < validFrom) report('validTo', `is before the first day, ${validFrom}`)
  if (type === 'ADDITIONAL_MONTHS' && flows.includes('GIFT_CARD')) {
    report('flows', 'months cannot be added to a gift card')
  }
  applyTo.forEach((code, index) => {
    if (!isSold(code)) report(`applyTo[${index}]`, `no plan is ${code}`)
  })
}
