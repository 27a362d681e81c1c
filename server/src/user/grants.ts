import type { LangCode } from '@mowka/shared/contract/schemas/common'
import type { AccessPeriod, Person } from '../http/person'

/**
 * What an account may open: languages with an access that holds, each with the moment since when it does, and courses
 * that were granted (C62).
 */
export type Grants = { languages: ReadonlyMap<LangCode, Date>; courseIds: ReadonlySet<string> }

/** Clocks of phones are wrong by so much, in milliseconds: who forgot to change the zone is hours behind. */
export const CLOCK_SKEW = 24 * 60 * 60 * 1000

/** Whether a period counts at a moment, which may be what a slow clock said. */
const hasBegun = (startsAt: Date, at: Date): boolean => startsAt.getTime() <= at.getTime() + CLOCK_SKEW

/** The last end of the periods of a language; null without any. */
export const lastEnd = (periods: readonly AccessPeriod[], of: LangCode): Date | null =>
  periods.reduce<Date | null>(
    (last, { lang, expiresAt }) => (lang === of && (last === null || expiresAt > last) ? expiresAt : last),
    null,
  )

/**
 * Until when each language is open without a gap, or was, by own accesses and a company's. A period that begins later
 * counts when the language is open until then.
 */
export function openUntil(accesses: readonly AccessPeriod[], at: Date): Map<LangCode, Date> {
  const ends = new Map<LangCode, Date>()
  const inOrder = accesses.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
  for (const { lang, startsAt, expiresAt } of inOrder) {
    const end = ends.get(lang)
    const isOpenThen = hasBegun(startsAt, at) || (end !== undefined && startsAt <= end)
    if (isOpenThen && (end === undefined || expiresAt > end)) ends.set(lang, expiresAt)
  }
  return ends
}

/**
 * What a person may open at a moment. The moment may be what a slow clock said, so an access counts from a day before
 * it began.
 */
export const grantsAt = ({ accesses, courseIds }: Person, at: Date): Grants => ({
  languages: new Map(
    accesses
      .filter(({ startsAt, expiresAt }) => hasBegun(startsAt, at) && expiresAt > at)
      // An own access and a company's may hold together: the older one says since when.
      .sort((one, other) => other.startsAt.getTime() - one.startsAt.getTime())
      .map(({ lang, startsAt }) => [lang, startsAt]),
  ),
  courseIds: new Set(courseIds),
})
