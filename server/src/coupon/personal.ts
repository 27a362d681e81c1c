import { nameless, type PersonalTable } from '../database/personal-data'
import { couponUses } from './tables'

/** Which coupons a person used. */
export const couponPersonal: PersonalTable[] = [
  nameless(couponUses, 'couponUses', {
    set: { userId: null, emailHash: null },
    because: 'a coupon for so many uses stays used',
  }),
]
