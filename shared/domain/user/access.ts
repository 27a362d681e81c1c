import type { LangCode } from '../languages/codes'
import { addDays, addMonths, daysBetween, warsawDay } from '../time'

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

/** Number of days before its end from which an access counts as ending. */
const ENDING_DAYS = 7

/**
 * Returns the languages whose access ends within a week and isn't paid by a company, with its last moment, in the order
 * of the account.
 */
export const endingAccesses = (
  user: {
    appMetadata: {
      languages: readonly { targetLang: LangCode; expiresAt: string; isFromCompany?: boolean | undefined }[]
    }
  } | null,
  now: Date,
): { lang: LangCode; end: Date }[] =>
  (user?.appMetadata.languages ?? []).flatMap(({ targetLang, expiresAt, isFromCompany }) => {
    const end = new Date(expiresAt)
    if (isFromCompany || end <= now || daysBetween(warsawDay(now), warsawDay(end)) > ENDING_DAYS) return []
    return { lang: targetLang, end }
  })

/** Free days for completing the onboarding survey (L-ONB-12, C08). */
export const SURVEY_BONUS_DAYS = 7

/** The last moment of a Warsaw day: access ends at 23:59:59. */
export function endOfWarsawDay(day: string): Date {
  // The clock changes at night, so the offset at noon still applies at the end of the day.
  const noon = new Date(`${day}T12:00:00Z`)
  const warsawNoon = new Date(noon.toLocaleString('en-US', { timeZone: 'Europe/Warsaw' }))
  const utcNoon = new Date(noon.toLocaleString('en-US', { timeZone: 'UTC' }))
  const offset = warsawNoon.getTime() - utcNoon.getTime()
  return new Date(Date.parse(`${day}T23:59:59Z`) - offset)
}

/**
 * Returns the Warsaw day from which an extension counts: the day the current access ends, or today if there is none
 * or it has ended.
 */
const countedFrom = (current: Date | null | undefined, now: Date): string =>
  warsawDay(current && current > now ? current : now)

/** Returns the end of access after extending it by `days`. */
export const extendByDays = (current: Date | null | undefined, days: number, now: Date): Date =>
  endOfWarsawDay(addDays(countedFrom(current, now), days))

/** Returns the end of access after extending it by `months`. */
export const extendByMonths = (current: Date | null | undefined, months: number, now: Date): Date =>
  endOfWarsawDay(addMonths(countedFrom(current, now), months))

/**
 * Returns the days of a period of access, and those used at a moment: each midnight in Warsaw that passes during the
 * access uses one.
 */
export function daysIn(
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  at: Date,
): { days: number; daysUsed: number } {
  const days = Math.max(0, daysBetween(warsawDay(startsAt), warsawDay(endsAt)))
  const left = Math.max(0, daysBetween(warsawDay(at > startsAt ? at : startsAt), warsawDay(endsAt)))
  return { days, daysUsed: days - left }
}
