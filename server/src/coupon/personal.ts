import { nameless, type PersonalTable } from '../database/personal-data'
import { couponUses } from './tables'

/** The person's coupon uses. */
export const couponPersonal: PersonalTable[] = [
  nameless(couponUses, 'couponUses', {
    set: { userId: null, emailHash: null },
    because: 'a coupon for so many uses stays used',
  }),
]
