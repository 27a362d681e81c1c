import type { Api } from '../http/api'
import { anyone, objectPolicy, staffOnly, withFreeIds } from '../http/policy'
import { verifiedEmailOf } from '../user/public'
import { createCoupon, findCoupon, listCoupons, toAdminCoupon, updateCoupon } from './admin-service'
import { type CouponPorts, verifyCoupon } from './service'

/** More codes per minute than a person types, and too few for guessing. */
const CODES_PER_MINUTE = 30
/** A school or an office shares an IP address; guessing through many accounts stays slow. */
const CODES_PER_MINUTE_OF_ADDRESS = 300

/** A coupon, for administrators. */
const anyCoupon = objectPolicy({
  name: 'operator, any coupon',
  who: 'operator',
  kind: 'coupon',
  at: 'params.code',
  load: ({ db, now }, code) => findCoupon(db, code, now),
})

/** Coupons for baskets (S-COM-02) and in the panel. */
export function couponRoutes(api: Api, ports: CouponPorts): void {
  api.route(
    'verifyCoupon',
    withFreeIds(anyone('gift cards can be bought without an account, also with coupons (C30)'), {
      'body.extOrderId':
        'nobody guesses the number of an order, and it tells only whose use of a coupon counts',
    }),
    ({ db, now, person, request, body: { code, ...use } }) => {
      const who = {
        userId: person?.userId ?? null,
        email: null,
        verifiedEmail: verifiedEmailOf(request.bearer?.claims),
      }
      return verifyCoupon(db, ports, code, { ...use, ...who }, now)
    },
    { callsPerMinute: CODES_PER_MINUTE, callsPerMinuteOfAddress: CODES_PER_MINUTE_OF_ADDRESS },
  )
  api.route('listCoupons', staffOnly('operator'), (call) => listCoupons(call, call.query))
  api.route('getCoupon', anyCoupon, ({ object }) => toAdminCoupon(object))
  api.route('createCoupon', staffOnly('operator'), (call) => createCoupon(call, call.body))
  api.route('updateCoupon', anyCoupon, (call) => updateCoupon(call, call.object, call.body))
}
