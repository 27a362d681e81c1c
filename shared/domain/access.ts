import type { LangCode } from './lang-code'
import { daysBetween, warsawDay } from './warsaw-time'

/** Remaining access above this number of days is shown in months (L-LANG-02). */
const MAX_DAYS_SHOWN = 30

/** Length of a trial, in days (U10). */
export const TRIAL_DAYS = 7

/** An account with the end of its access per language (ISO 8601). */
type Account = { appMetadata: { languages: readonly { targetLang: LangCode; expiresAt: string }[] } }

/** Returns the end of a user's access to a language, or `null` if there is none or it has ended. */
export function accessEnd(user: Account | null, lang: LangCode, now: Date): Date | null {
  const entry = user?.appMetadata.languages.find((each) => each.targetLang === lang)
  const end = entry ? new Date(entry.expiresAt) : null
  return end && end > now ? end : null
}

/** Remaining access as displayed: months above 30 days, otherwise days in Warsaw (L-LANG-02 to -04, C68). */
export type AccessLeft =
  | { unit: 'months'; count: number }
  | { unit: 'days'; count: number }
  | { unit: 'lastDay' }
  | { unit: 'none' }

/** Returns the remaining access to a language. */
export function accessLeft(user: Account | null, lang: LangCode, now: Date): AccessLeft {
  const end = accessEnd(user, lang, now)
  if (!end) return { unit: 'none' }
  const days = daysBetween(warsawDay(now), warsawDay(end))
  if (days > MAX_DAYS_SHOWN) return { unit: 'months', count: Math.floor(days / 30) }
  return days >= 1 ? { unit: 'days', count: days } : { unit: 'lastDay' }
}
