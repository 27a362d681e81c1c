import { keepDraft } from '@mowka/shared/forms/drafts'

/** Forgets what was typed into an order (`BuyerForm`): it is paid. */
export const forgetBuyer = (draft: string): void => keepDraft(draft, null)
