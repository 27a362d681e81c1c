import type { User } from '@mowka/shared/contract/schemas/user'

/** The name of what a buyer of gift cards typed: a visitor's own, and that of each person who signs in. */
export const giftBuyerDraft = (user: Pick<User, 'userId'> | null): string =>
  `gift.buyer.${user?.userId ?? ''}`
