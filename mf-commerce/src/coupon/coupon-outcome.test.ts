import { invalidCoupon, verifiedCoupon } from './coupon.fixture'
import { couponOutcome } from './coupon-outcome'

test('C-COUP-04: a verified coupon brings its discount and the code as it is kept', () => {
  expect(couponOutcome(verifiedCoupon())).toEqual({
    kind: 'verified',
    code: 'JESIEN20',
    discount: { type: 'PERCENT', amount: 20, applyTo: [] },
  })
})

test.each([
  ['COUPON_DOES_NOT_EXIST'],
  ['COUPON_EXPIRED_OR_NOT_ASSIGNED'],
  ['COUPON_NOT_VALID_FOR_PLAN'],
] as const)('C-COUP-05: %s is the reason that is said', (message) => {
  expect(couponOutcome(invalidCoupon(message))).toEqual({ kind: 'invalid', message })
})

test('C-COUP-07: a coupon that is not allowed here is no mistake of the code', () => {
  expect(couponOutcome(invalidCoupon('COUPON_NOT_ALLOWED'))).toEqual({ kind: 'notAllowed' })
})

test('C-COUP-09: a call that failed makes the coupon invalid, without a reason', () => {
  expect(couponOutcome(null)).toEqual({ kind: 'invalid', message: null })
})

test('C-COUP-06: an answer that contradicts itself gives no discount and no reason', () => {
  expect(couponOutcome(verifiedCoupon({ discountCondition: null }))).toEqual({
    kind: 'invalid',
    message: null,
  })
})
