import type { LangCode } from '@mowka/contract/schemas/common'
import type { AccessPayer, PersonDetails } from '@mowka/contract/schemas/editor/people'
import type { AccessPeriod } from '../http/caller'

/** Beginning of the sources of days that staff add; the person and the request follow. */
export const PANEL_SOURCE = 'panel/'

const payersBySource: readonly [beginning: string, payer: AccessPayer][] = [
  ['order/', 'purchase'],
  ['trial/', 'trial'],
  ['survey/', 'bonus'],
  [PANEL_SOURCE, 'panel'],
]

/** Facts about the accesses of a person. */
type AccessFacts = {
  /** Own periods, without company access. */
  periods: readonly AccessPeriod[]
  seats: readonly { lang: LangCode; startsAt: Date; expiresAt: Date }[]
  grants: readonly { source: string; targetLang: LangCode; startsAt: Date; endsAt: Date }[]
  /** Redeemed gift cards. */
  uses: readonly { languages: readonly LangCode[]; redeemedAt: Date }[]
}

/** Returns the payers of an own period: the sources of its grants, a gift card redeemed in it, or a day set by staff. */
function payersOf({ lang, startsAt, expiresAt }: AccessPeriod, { grants, uses }: AccessFacts): AccessPayer[] {
  const given = grants.filter(
    (grant) => grant.targetLang === lang && grant.startsAt < expiresAt && grant.endsAt > startsAt,
  )
  const payers = payersBySource
    .filter(([beginning]) => given.some(({ source }) => source.startsWith(beginning)))
    .map(([, payer]) => payer)
  const isGift = uses.some(
    ({ languages, redeemedAt }) =>
      languages.includes(lang) && redeemedAt >= startsAt && redeemedAt < expiresAt,
  )
  if (isGift) return [...payers, 'giftCard']
  // No grant reaches the end, so the day was set.
  return given.some(({ endsAt }) => endsAt >= expiresAt) ? payers : [...payers, 'set']
}

/** Returns all past, present and later accesses of a person with their payers, latest end first. */
export function showAccesses(facts: AccessFacts): PersonDetails['accesses'] {
  const own = facts.periods.map((period) => ({ ...period, payers: payersOf(period, facts) }))
  const seats = facts.seats.map((seat) => ({ ...seat, payers: ['company' as const] }))
  return [...own, ...seats]
    .sort((one, other) => other.expiresAt.getTime() - one.expiresAt.getTime())
    .map(({ lang, startsAt, expiresAt, payers }) => ({
      targetLang: lang,
      startsAt: startsAt.toISOString(),
      endsAt: expiresAt.toISOString(),
      payers,
    }))
}
