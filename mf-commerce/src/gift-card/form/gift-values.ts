import type { LangCode } from '@mowka/contract/schemas/common'
import { langFromPath } from '@mowka/domain/languages/languages'
import { minChosen, type Rule } from '@mowka/domain/rules'
import { earliestSendDay, latestSendDay } from '@mowka/domain/shop/gift-card'
import type { Draft } from '@mowka/web/forms'

/** Values of the gift card form (C-GIFT-16). */
export type GiftValues = {
  /** `plan:sourceLang`; empty until one is chosen. */
  plan: string
  languages: LangCode[]
  email: string
  /** Delivery day; null for right after the payment. */
  startDate: string | null
  inscription: string
}

export const emptyGift: GiftValues = { plan: '', languages: [], email: '', startDate: null, inscription: '' }

/** Maps form values to a draft. */
export const giftToDraft = ({ plan, languages, email, startDate, inscription }: GiftValues): Draft => ({
  plan,
  languages: languages.join(' '),
  email,
  startDate: startDate ?? '',
  inscription,
})

/** Restores form values from a draft. */
export function giftFromDraft(draft: Draft | null): GiftValues {
  if (!draft) return emptyGift
  return {
    plan: draft.plan ?? '',
    languages: (draft.languages ?? '').split(' ').flatMap((code) => langFromPath(code) ?? []),
    email: draft.email ?? '',
    startDate: draft.startDate || null,
    inscription: draft.inscription ?? '',
  }
}

/** Requires a day on which cards can be sent; a stored one may be in the past (C-GIFT-09). */
export const sendDayRule =
  (today: string): Rule<string | null> =>
  (day) =>
    day !== null && (day < earliestSendDay(today) || day > latestSendDay(today))
      ? { code: 'INVALID' }
      : undefined

/** Requires at least one language that is sold with the plan (C-GIFT-06). */
export const languagesRule =
  (offered: readonly LangCode[]): Rule<readonly LangCode[]> =>
  (chosen) =>
    minChosen(1)(chosen.filter((lang) => offered.includes(lang)))
