import type { FailureKind } from '@mowka/contract/schemas/platform'
import type { ReleaseSeen } from '@mowka/contract/schemas/release'
import { NOT_THE_RELEASE } from '@mowka/domain/browser/remote-overrides'
import { and, asc, count, desc, eq, inArray, lt, notInArray, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database'
import { accountsBefore } from '../../user/public'
import { cspReports, releaseFailures, releaseLoads } from '../tables'
import type { CspReport } from './csp-report'

type Report = { name: string; version: string; userId: string; at: Date }

const oneRelease = (table: typeof releaseFailures | typeof releaseLoads, name: string, version: string) =>
  and(eq(table.name, name), eq(table.version, version))

/** Records a load, once per person and release. */
export async function recordLoad(db: Database, report: Report): Promise<void> {
  await db.insert(releaseLoads).values(report).onConflictDoNothing()
}

/**
 * Records a failure, once per person and release. A failure of the release replaces a network failure, never the
 * reverse. Returns whether anything changed.
 */
export async function recordFailure(db: Database, report: Report & { kind: FailureKind }): Promise<boolean> {
  const written = await db
    .insert(releaseFailures)
    .values(report)
    .onConflictDoUpdate({
      target: [releaseFailures.name, releaseFailures.version, releaseFailures.userId],
      set: { kind: report.kind, at: report.at },
      setWhere: NOT_THE_RELEASE.includes(report.kind)
        ? sql`false`
        : inArray(releaseFailures.kind, [...NOT_THE_RELEASE]),
    })
    .returning({ name: releaseFailures.name })
  return written.length > 0
}

/**
 * Filters for reports that count: accounts created before a moment whose browsers loaded the remote before another.
 */
export type Witnesses = { madeBefore: Date; usedBefore: Date }

/**
 * Counts the users who loaded a release and for whom it failed; of all users, or only of those whose reports count.
 */
export async function readSeen(
  db: Database,
  name: string,
  version: string,
  witnesses?: Witnesses,
): Promise<ReleaseSeen> {
  const users = witnesses
    ? db
        .selectDistinct({ userId: releaseLoads.userId })
        .from(releaseLoads)
        .where(
          and(
            eq(releaseLoads.name, name),
            lt(releaseLoads.at, witnesses.usedBefore),
            inArray(releaseLoads.userId, accountsBefore(db, witnesses.madeBefore)),
          ),
        )
    : undefined
  const counts = notInArray(releaseFailures.kind, [...NOT_THE_RELEASE])
  const ofRelease = (table: typeof releaseFailures | typeof releaseLoads) =>
    and(oneRelease(table, name, version), users && inArray(table.userId, users))
  const people = union(
    db
      .select({ userId: releaseFailures.userId })
      .from(releaseFailures)
      .where(and(ofRelease(releaseFailures), counts)),
    db.select({ userId: releaseLoads.userId }).from(releaseLoads).where(ofRelease(releaseLoads)),
  ).as('people')
  const [seen] = await db.select({ count: count() }).from(people)
  const [reports] = await db
    .select({ all: count(), failed: sql<number>`count(*) filter (where ${counts})`.mapWith(Number) })
    .from(releaseFailures)
    .where(ofRelease(releaseFailures))
  const { all, failed } = reports ?? { all: 0, failed: 0 }
  return { people: seen?.count ?? 0, failed, unreached: all - failed }
}

/** Maximum number of distinct CSP reports; the oldest are deleted. */
const CSP_REPORTS_KEPT = 200

/** Counts a CSP violation. */
export async function saveCspReport(db: Database, report: CspReport, at: Date): Promise<void> {
  await db
    .insert(cspReports)
    .values({ ...report, count: 1, lastAt: at })
    .onConflictDoUpdate({
      target: [cspReports.directive, cspReports.blocked, cspReports.file],
      set: { count: sql`${cspReports.count} + 1`, lastAt: at },
    })
  const [total] = await db.select({ count: count() }).from(cspReports)
  const tooMany = (total?.count ?? 0) - CSP_REPORTS_KEPT
  if (tooMany <= 0) return
  const oldest = await db.select().from(cspReports).orderBy(asc(cspReports.lastAt)).limit(tooMany)
  for (const { directive, blocked, file } of oldest) {
    await db
      .delete(cspReports)
      .where(
        and(eq(cspReports.directive, directive), eq(cspReports.blocked, blocked), eq(cspReports.file, file)),
      )
  }
}

/** Returns CSP violations, latest first. */
export const readCspReports = (db: Database) => db.select().from(cspReports).orderBy(desc(cspReports.lastAt))
