import type { User } from '@mowka/contract/schemas/user'
import { storeDraft } from '@mowka/web/forms/drafts'

/** Draft name of the gift card buyer, separate for visitors and for each account. */
export const giftBuyerDraftName = (user: Pick<User, 'userId'> | null): string =>
  `gift.buyer.${user?.userId ?? ''}`

/** Draft name of the order form, separate for each account. */
export const orderDraftName = (user: Pick<User, 'userId'> | null): string => `order.${user?.userId ?? ''}`

/** Deletes the buyer's draft (`BuyerForm`) after the order is paid. */
export const clearBuyerDraft = (draft: string): void => storeDraft(draft, null)
