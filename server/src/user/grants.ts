import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { languageAccesses, users } from './tables'

/** What an account may open: languages with an access that has not ended, and courses that were granted (C62). */
export type Grants = { languages: ReadonlySet<LangCode>; courseIds: ReadonlySet<string> }

/**
 * The grants of an account at a moment, as columns of a query of another domain: they come with what they are compared
 * with, and not in a round trip of their own.
 */
export const grantColumns = (db: Database, userId: string, now: Date) => ({
  grantedLanguages: sql<LangCode[]>`coalesce(${db
    .select({ all: sql`jsonb_agg(${languageAccesses.targetLang})` })
    .from(languageAccesses)
    .where(and(eq(languageAccesses.userId, userId), gt(languageAccesses.expiresAt, now)))}, '[]'::jsonb)`,
  grantedCourseIds: sql<string[]>`coalesce(${db
    .select({ all: users.courseIds })
    .from(users)
    .where(eq(users.id, userId))}, '[]'::jsonb)`,
})

/** The same columns for a visitor: no grants. */
export const noGrantColumns = {
  grantedLanguages: sql<LangCode[]>`'[]'::jsonb`,
  grantedCourseIds: sql<string[]>`'[]'::jsonb`,
}

/** A row of those columns. */
export type GrantRow = { grantedLanguages: LangCode[]; grantedCourseIds: string[] }

/** Reads a row of those columns; without a row nothing is granted. */
export const grantsFrom = (row: GrantRow | undefined): Grants => ({
  languages: new Set(row?.grantedLanguages),
  courseIds: new Set(row?.grantedCourseIds),
})
