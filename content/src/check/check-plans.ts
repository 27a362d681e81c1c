import { couponContradiction } from '@mowka/domain/shop/coupon'
import { PLAN_MONTHS, planMonths } from '@mowka/domain/shop/product-code'
import type { CouponEntry, PlanEntry } from '../schema'
import { type Problem, type Report, reportRepeated } from './problem'

/** Checks codes, totals and the set of plans of every language (C-ENT-01, C-SUB-14). */
export function checkPlans(plans: readonly PlanEntry[]): Problem[] {
  const problems: Problem[] = []
  const report: Report = (key, message) => problems.push({ file: 'plans.yaml', key, message })
  plans.forEach((plan, index) => {
    checkPlan((key, message) => report(`plans[${index}].${key}`, message), plan)
  })
  reportRepeated(
    report,
    plans.map((plan, index) => ({ key: `plans[${index}].productCode`, value: plan.productCode })),
    'the code',
  )

  for (const lang of new Set(plans.map((plan) => plan.targetLang))) {
    const ofLang = plans.filter((plan) => plan.targetLang === lang)
    const featured = ofLang.filter((plan) => plan.featured).length
    if (featured !== 1) report(`plans of ${lang}`, `exactly one plan must be featured, not ${featured}`)
    reportRepeated(
      report,
      ofLang.map((plan) => ({ key: `plans of ${lang}`, value: String(plan.order) })),
      'the order',
    )
    for (const months of PLAN_MONTHS) {
      if (!ofLang.some((plan) => plan.months === months))
        report(`plans of ${lang}`, `a plan for ${months} months is missing`)
    }
  }
  return problems
}

function checkPlan(report: Report, plan: PlanEntry): void {
  const [code = '', sourceLang, targetLang] = plan.productCode.split(':')
  if (planMonths(plan.productCode) !== plan.months) report('months', `the code ${code} says otherwise`)
  if (sourceLang !== plan.sourceLang) report('sourceLang', `the code says ${sourceLang}`)
  if (targetLang !== plan.targetLang) report('targetLang', `the code says ${targetLang}`)
  if (plan.totalPrice !== plan.unitPrice * plan.months) {
    report('totalPrice', `must be ${plan.months} × ${plan.unitPrice} = ${plan.unitPrice * plan.months}`)
  }
}

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
  const { applyTo, validFrom = null, validTo = null } = coupon
  const wrong = couponContradiction({ ...coupon, validFrom, validTo })
  if (wrong) report(wrong.field, wrong.message)
  applyTo.forEach((code, index) => {
    if (!isSold(code)) report(`applyTo[${index}]`, `no plan is ${code}`)
  })
}
