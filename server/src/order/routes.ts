import type { Api } from '../http/api'
import { adminOnly, anyone, signedIn, withFreeIds } from '../http/policy'
import { notFound } from '../http/problem'

/** More codes a minute than anyone types. */
const CODES_PER_MINUTE = 30
/** More orders a minute than anyone makes. */
const ORDERS_PER_MINUTE = 30
/** A page asks every five seconds; a school has one address. */
const STATUSES_PER_MINUTE = 600
/** PayU repeats itself at most twice a minute for an order. */
const NOTICES_PER_MINUTE = 1200

/** Orders, their coupons and what PayU says about them (S-COM-02 to -08). Nothing can be bought yet. */
export function orderRoutes(api: Api): void {
  api.route(
    'verifyCoupon',
    anyone('gift cards are bought without an account, with coupons (C30)'),
    ({ body }) => ({
      status: 'INVALID' as const,
      message: 'COUPON_DOES_NOT_EXIST' as const,
      discountCondition: null,
      pattern: body.code,
    }),
    { callsPerMinute: CODES_PER_MINUTE },
  )
  const refused = () => ({ status: { statusCode: 'ERROR' as const }, redirectUri: null })
  api.route('postOrder', signedIn, refused, { callsPerMinute: ORDERS_PER_MINUTE })
  api.route('postGiftCardOrder', anyone('gift cards are bought without an account (C30)'), refused, {
    callsPerMinute: ORDERS_PER_MINUTE,
  })
  api.route('getOrders', signedIn, () => [])
  api.route(
    'getOrderStatus',
    withFreeIds(anyone('who has the number, 128 random bits, may know what became of the order (C30)'), {
      'params.extOrderId': 'nobody guesses it, and it tells nothing about the buyer',
    }),
    () => {
      throw notFound('The order')
    },
    { callsPerMinute: STATUSES_PER_MINUTE },
  )
  api.route(
    'notifyOrder',
    anyone('PayU calls it; its signature is the permission'),
    () => {
      throw notFound('The order')
    },
    { callsPerMinute: NOTICES_PER_MINUTE },
  )
  api.route('refundOrder', withFreeIds(adminOnly, { 'params.id': 'editors may refund every order' }), () => {
    throw notFound('The order')
  })
}
