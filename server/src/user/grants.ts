import { LangCode } from '@mowka/shared/contract/schemas/common'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { languageAccesses, users } from './tables'

/**
 * What an account may open: languages with an access that holds, each with the moment since when it does, and courses
 * that were granted (C62).
 */
export type Grants = { languages: ReadonlyMap<LangCode, Date>; courseIds: ReadonlySet<string> }

/** Clocks of phones are wrong by so much, in milliseconds: who forgot to change the zone is hours behind. */
export const CLOCK_SKEW = 24 * 60 * 60 * 1000

/**
 * The grants of an account at a moment, as columns of a query of another domain: they come with what they are compared
 * with, and not in their own round trip. The moment may be what a slow clock said, so an access counts from a day
 * before it began.
 */
export const grantColumns = (db: Database, userId: string, at: Date) => ({
  grantedLanguages: sql<Partial<Record<LangCode, string>>>`coalesce(${db
    .select({ all: sql`jsonb_object_agg(${languageAccesses.targetLang}, ${languageAccesses.startsAt})` })
    .from(languageAccesses)
    .where(
      and(
        eq(languageAccesses.userId, userId),
        lte(languageAccesses.startsAt, new Date(at.getTime() + CLOCK_SKEW)),
        gt(languageAccesses.expiresAt, at),
      ),
    )}, '{}'::jsonb)`,
  grantedCourseIds: sql<string[]>`coalesce(${db
    .select({ all: users.courseIds })
    .from(users)
    .where(eq(users.id, userId))}, '[]'::jsonb)`,
})

/** The same columns for a visitor: no grants. */
export const noGrantColumns = {
  grantedLanguages: sql<Partial<Record<LangCode, string>>>`'{}'::jsonb`,
  grantedCourseIds: sql<string[]>`'[]'::jsonb`,
}

/** A row of those columns. */
export type GrantRow = {
  grantedLanguages: Partial<Record<LangCode, string>>
  grantedCourseIds: string[]
}

/** Reads a row of those columns; without a row nothing is granted. */
export const grantsFrom = (row: GrantRow | undefined): Grants => ({
  languages: new Map(
    LangCode.options.flatMap((lang) => {
      const since = row?.grantedLanguages[lang]
      return since ? [[lang, new Date(since)] as const] : []
    }),
  ),
  courseIds: new Set(row?.grantedCourseIds),
})
