import type { LangCode } from '@mowka/shared/contract/schemas/common'
import type { Person } from '../http/person'

/**
 * What an account may open: languages with an access that holds, each with the moment since when it does, and courses
 * that were granted (C62).
 */
export type Grants = { languages: ReadonlyMap<LangCode, Date>; courseIds: ReadonlySet<string> }

/** Clocks of phones are wrong by so much, in milliseconds: who forgot to change the zone is hours behind. */
export const CLOCK_SKEW = 24 * 60 * 60 * 1000

/**
 * What a person may open at a moment. The moment may be what a slow clock said, so an access counts from a day before
 * it began.
 */
export const grantsAt = ({ accesses, courseIds }: Person, at: Date): Grants => ({
  languages: new Map(
    accesses
      .filter(({ startsAt, expiresAt }) => startsAt.getTime() <= at.getTime() + CLOCK_SKEW && expiresAt > at)
      // An own access and a company's may hold together: the older one says since when.
      .sort((one, other) => other.startsAt.getTime() - one.startsAt.getTime())
      .map(({ lang, startsAt }) => [lang, startsAt]),
  ),
  courseIds: new Set(courseIds),
})
