import { ApiError } from '@mowka/shared/platform'
import { invalidCoupon, verifiedCoupon } from './coupon.fixture'
import { couponOutcome, failedOutcome } from './coupon-outcome'

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
] as const)('C-COUP-05: %s is the reason that the form shows', (message) => {
  expect(couponOutcome(invalidCoupon(message))).toEqual({ kind: 'invalid', reason: message })
})

test('a message that this release does not know has the generic reason (C-COUP-06)', () => {
  const newer = { ...invalidCoupon('COUPON_DOES_NOT_EXIST'), message: 'SOMETHING_NEW' }
  expect(couponOutcome(newer)).toEqual({ kind: 'invalid', reason: 'unknown' })
})

test('C-COUP-07: a coupon that is not allowed here is no mistake of the code', () => {
  expect(couponOutcome(invalidCoupon('COUPON_NOT_ALLOWED'))).toEqual({ kind: 'notAllowed' })
})

test('a failed verification makes the coupon invalid for no known reason (C-COUP-09)', () => {
  expect(failedOutcome(null)).toEqual({ kind: 'invalid', reason: 'unknown' })
  expect(failedOutcome(new ApiError('http', 500, null))).toEqual({ kind: 'invalid', reason: 'unknown' })
})

test('a verification refused by the rate limit asks to wait', () => {
  expect(failedOutcome(new ApiError('http', 429, null))).toEqual({ kind: 'invalid', reason: 'tooMany' })
})

test('an answer that contradicts itself gives no discount and the generic reason (C-COUP-06)', () => {
  expect(couponOutcome(verifiedCoupon({ discountCondition: null }))).toEqual({
    kind: 'invalid',
    reason: 'unknown',
  })
})
