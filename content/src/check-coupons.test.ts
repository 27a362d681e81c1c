import type { Library } from './library'
import { CouponEntry } from './schema'
import { library, problemsOf } from './small-library.fixture'

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
