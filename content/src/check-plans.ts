import { PLAN_MONTHS, planMonths } from '@mowka/domain/product-code'
import { type Problem, type Report, reportRepeated } from './problem'
import type { PlanEntry } from './schema'

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
