import type { LangCode } from '@mowka/contract/schemas/common'
import type { AccessPeriod, Person } from '../http/caller'

/** An account's permissions: languages with running access and its start, and granted courses (C62). */
export type Grants = { languages: ReadonlyMap<LangCode, Date>; courseIds: ReadonlySet<string> }

/** Tolerated error of device clocks in milliseconds: a wrong time zone means several hours. */
export const CLOCK_SKEW = 24 * 60 * 60 * 1000

/** Whether a period has started at a moment, which may come from a slow clock. */
const hasBegun = (startsAt: Date, at: Date): boolean => startsAt.getTime() <= at.getTime() + CLOCK_SKEW

/** Returns the latest end of the periods of a language; null if there are none. */
export const lastEnd = (periods: readonly AccessPeriod[], of: LangCode): Date | null =>
  periods.reduce<Date | null>(
    (last, { lang, expiresAt }) => (lang === of && (last === null || expiresAt > last) ? expiresAt : last),
    null,
  )

/**
 * Returns the end of each language's access without a gap, purchased or through a company. A later period counts if
 * the language is open until it starts.
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
 * Returns a person's permissions at a moment. The moment may come from a slow clock, so access counts from a day
 * before its start.
 */
export const grantsAt = ({ accesses, courseIds }: Person, at: Date): Grants => ({
  languages: new Map(
    accesses
      .filter(({ startsAt, expiresAt }) => hasBegun(startsAt, at) && expiresAt > at)
      // Purchased and company access may overlap: the start of the older one counts.
      .sort((one, other) => other.startsAt.getTime() - one.startsAt.getTime())
      .map(({ lang, startsAt }) => [lang, startsAt]),
  ),
  courseIds: new Set(courseIds),
})
