import type { Library } from '../library'
import { CouponEntry } from '../schema'
import { library, plan, problemsOf } from '../small-library.fixture'

describe('plans are refused when', () => {
  const cases: [what: string, plans: Library['plans'], problem: string][] = [
    [
      'a total is not the sum of its months',
      [plan(1), plan(6, { totalPrice: 5999 }), plan(12)],
      'plans[1].totalPrice: must be 6 × 1000 = 6000',
    ],
    [
      'the code says other months (C-SUB-16)',
      [plan(1), plan(6, { months: 5 }), plan(12)],
      'plans[1].months: the code',
    ],
    [
      'the code says another language',
      [plan(1), plan(6, { targetLang: 'DE' }), plan(12)],
      'plans[1].targetLang: the code says ENG',
    ],
    [
      'the code says another source',
      [plan(1), plan(6, { sourceLang: 'DE' }), plan(12)],
      'plans[1].sourceLang: the code says PL',
    ],
    [
      'none is featured',
      [plan(1), plan(6, { featured: false }), plan(12)],
      'plans of ENG: exactly one plan must be featured, not 0',
    ],
    ['two are featured', [plan(1, { featured: true }), plan(6), plan(12)], 'not 2'],
    ['a type is missing (C-SUB-14)', [plan(1), plan(6)], 'plans of ENG: a plan for 12 months is missing'],
    [
      'two have one place',
      [plan(1), plan(6, { order: 1 }), plan(12)],
      'plans of ENG: the order "1" is there twice',
    ],
    [
      'a code comes twice',
      [plan(1), plan(6), plan(6, { order: 7, featured: false }), plan(12)],
      'plans[2].productCode: the code',
    ],
  ]
  test.each(cases)('%s', (_what, plans, problem) => {
    expect(problemsOf(library({ plans }))).toContainEqual(expect.stringContaining(problem))
  })
})

const coupon = (change: object = {}): CouponEntry =>
  CouponEntry.parse({ code: 'START20', type: 'PERCENT', amount: 20, flows: ['SUBSCRIPTION'], ...change })

describe('coupons are refused when', () => {
  const cases: [what: string, coupons: Library['coupons'], problem: string][] = [
    ['a code comes twice', [coupon(), coupon()], 'coupons[1].code: the code "START20" is there twice'],
    ['more than everything is taken off', [coupon({ amount: 101 })], 'coupons[0].amount: is more than 100'],
    [
      'the last day is before the first',
      [coupon({ validFrom: '2026-02-01', validTo: '2026-01-31' })],
      'coupons[0].validTo: is before the first day',
    ],
    [
      'nobody sells the plan',
      [coupon({ applyTo: ['MONTHLY_SUBSCRIPTION_1', 'MONTHLY_SUBSCRIPTION_3'] })],
      'coupons[0].applyTo[1]: no plan is MONTHLY_SUBSCRIPTION_3',
    ],
    [
      'months are added to gift cards',
      [coupon({ type: 'ADDITIONAL_MONTHS', amount: 1, flows: ['GIFT_CARD'] })],
      'coupons[0].flows: months cannot be added',
    ],
  ]
  test.each(cases)('%s', (_, coupons, problem) => {
    expect(problemsOf(library({ coupons }))).toEqual([expect.stringContaining(problem)])
  })
})

test('valid coupons have no problems', () => {
  const coupons = [
    coupon(),
    coupon({ code: 'ROK', type: 'FIXED_UNIT_PRICE', amount: 1999, applyTo: ['MONTHLY_SUBSCRIPTION_12'] }),
  ]
  expect(problemsOf(library({ coupons }))).toEqual([])
})

test.each(['start20', 'START 20', '-START', ''])('"%s" is not a valid code', (code) => {
  expect(CouponEntry.safeParse({ ...coupon(), code }).success).toBe(false)
})
