import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { earliestSendDay, latestSendDay } from '@mowka/shared/domain/gift-card'
import { langFromPath } from '@mowka/shared/domain/languages'
import { minChosen, type Rule } from '@mowka/shared/domain/rules'
import type { Draft } from '@mowka/shared/forms'

/** The fields of a card (C-GIFT-16). */
export type GiftValues = {
  /** `plan:sourceLang`; empty while none is chosen. */
  plan: string
  languages: LangCode[]
  email: string
  /** The day on which it is sent; null for at once. */
  startDate: string | null
  inscription: string
}

export const noGift: GiftValues = { plan: '', languages: [], email: '', startDate: null, inscription: '' }

/** The fields as a draft of texts. */
export const draftOfGift = ({ plan, languages, email, startDate, inscription }: GiftValues): Draft => ({
  plan,
  languages: languages.join(' '),
  email,
  startDate: startDate ?? '',
  inscription,
})

/** The fields as a draft kept them. */
export function giftOfDraft(draft: Draft | null): GiftValues {
  if (!draft) return noGift
  return {
    plan: draft.plan ?? '',
    languages: (draft.languages ?? '').split(' ').flatMap((code) => langFromPath(code) ?? []),
    email: draft.email ?? '',
    startDate: draft.startDate || null,
    inscription: draft.inscription ?? '',
  }
}

/** A day on which cards can be sent; one that was chosen earlier may be over by now (C-GIFT-09). */
export const sendDayRule =
  (today: string): Rule<string | null> =>
  (day) =>
    day !== null && (day < earliestSendDay(today) || day > latestSendDay(today))
      ? { code: 'INVALID' }
      : undefined

/** At least one of the languages that the plan is sold in (C-GIFT-06). */
export const languagesRule =
  (offered: readonly LangCode[]): Rule<readonly LangCode[]> =>
  (chosen) =>
    minChosen(1)(chosen.filter((lang) => offered.includes(lang)))
