import { ApiError } from '@mowka/kernel/platform'
import { invalidCoupon, verifiedCoupon } from './coupon.fixture'
import { couponOutcome, failedOutcome } from './use-coupon'

test('a verified coupon has its discount and the stored spelling of the code (C-COUP-04)', () => {
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
] as const)('the form shows the reason %s (C-COUP-05)', (message) => {
  expect(couponOutcome(invalidCoupon(message))).toEqual({ kind: 'invalid', reason: message })
})

test('an unknown message from a newer server maps to the generic reason (C-COUP-06)', () => {
  const newer = { ...invalidCoupon('COUPON_DOES_NOT_EXIST'), message: 'SOMETHING_NEW' }
  expect(couponOutcome(newer)).toEqual({ kind: 'invalid', reason: 'unknown' })
})

test('a coupon that is not allowed here is not reported as an error of the code (C-COUP-07)', () => {
  expect(couponOutcome(invalidCoupon('COUPON_NOT_ALLOWED'))).toEqual({ kind: 'notAllowed' })
})

test('a failed verification makes the coupon invalid with an unknown reason (C-COUP-09)', () => {
  expect(failedOutcome(null)).toEqual({ kind: 'invalid', reason: 'unknown' })
  expect(failedOutcome(new ApiError('http', 500, null))).toEqual({ kind: 'invalid', reason: 'unknown' })
})

test('a rate-limited verification asks the buyer to wait', () => {
  expect(failedOutcome(new ApiError('http', 429, null))).toEqual({ kind: 'invalid', reason: 'tooMany' })
})

test('a contradictory response yields no discount and the generic reason (C-COUP-06)', () => {
  expect(couponOutcome(verifiedCoupon({ discountCondition: null }))).toEqual({
    kind: 'invalid',
    reason: 'unknown',
  })
})
