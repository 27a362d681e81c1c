import { nameless, type PersonalTable } from '../database/personal-data'
import { giftCardUses } from './tables'

/** Gift cards redeemed by a person. */
export const giftCardPersonal: PersonalTable[] = [
  nameless(giftCardUses, 'redeemedGiftCards', {
    set: { userId: null },
    because: 'a used card stays used; the row names nobody',
  }),
]
