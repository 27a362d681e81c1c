import type { LangCode } from '../contract/schemas/common'
import type { User } from '../contract/schemas/user'
import { daysBetween, warsawDay } from './warsaw-time'

/** From here on the rest of an access is shown in months (L-LANG-02). */
const DAYS_SHOWN_AS_DAYS = 30

/** How long a trial lasts, in days (U10). */
export const TRIAL_DAYS = 7

/** The moment when a user's access to a language ends; null for none or an ended one. */
export function accessEnd(user: User | null, lang: LangCode, now: Date): Date | null {
  const entry = user?.appMetadata.languages.find((each) => each.targetLang === lang)
  const end = entry ? new Date(entry.expiresAt) : null
  return end && end > now ? end : null
}

/**
 * The rest of an access as it is shown (L-LANG-02 to -04, C68): months above 30 days, else the Warsaw days until the one
 * on which it ends, and that is the last day.
 */
export type AccessLeft =
  | { unit: 'months'; count: number }
  | { unit: 'days'; count: number }
  | { unit: 'lastDay' }
  | { unit: 'none' }

/** What is left of the access to a language. */
export function accessLeft(user: User | null, lang: LangCode, now: Date): AccessLeft {
  const end = accessEnd(user, lang, now)
  if (!end) return { unit: 'none' }
  const days = daysBetween(warsawDay(now), warsawDay(end))
  if (days > DAYS_SHOWN_AS_DAYS) return { unit: 'months', count: Math.floor(days / 30) }
  return days >= 1 ? { unit: 'days', count: days } : { unit: 'lastDay' }
}
