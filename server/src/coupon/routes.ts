import type { Api } from '../http/api'
import { anyone, withFreeIds } from '../http/policy'
import { verifiedEmailOf } from '../user/public'
import type { CouponNeighbours } from './neighbours'
import { verifyCoupon } from './service'

/** More codes a minute than anyone types, so that nobody tries them out. */
const CODES_PER_MINUTE = 30

/** Coupons of baskets (S-COM-02). */
export function couponRoutes(api: Api, neighbours: CouponNeighbours): void {
  api.route(
    'verifyCoupon',
    withFreeIds(anyone('gift cards are bought without an account, with coupons (C30)'), {
      'body.extOrderId':
        'nobody guesses the number of an order, and it tells only whose use of a coupon counts',
    }),
    ({ db, now, person, request, body: { code, ...use } }) => {
      const who = {
        userId: person?.userId ?? null,
        email: null,
        verifiedEmail: verifiedEmailOf(request.bearer?.claims),
      }
      return verifyCoupon(db, neighbours, code, { ...use, ...who }, now)
    },
    { callsPerMinute: CODES_PER_MINUTE },
  )
}
