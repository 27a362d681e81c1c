import type { Api } from '../http/api'
import { anyone } from '../http/policy'
import { verifiedEmailOf } from '../user/public'
import { verifyCoupon } from './service'

/** More codes a minute than anyone types, so that nobody tries them out. */
const CODES_PER_MINUTE = 30

/** Coupons of baskets (S-COM-02). */
export function couponRoutes(api: Api): void {
  api.route(
    'verifyCoupon',
    anyone('gift cards are bought without an account, with coupons (C30)'),
    ({ db, now, person, request, body: { code, ...use } }) => {
      const who = {
        userId: person?.userId ?? null,
        email: null,
        verifiedEmail: verifiedEmailOf(request.bearer?.claims),
      }
      return verifyCoupon(db, code, { ...use, ...who }, now)
    },
    { callsPerMinute: CODES_PER_MINUTE },
  )
}
