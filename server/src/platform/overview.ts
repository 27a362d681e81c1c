import type { ReleasesOverview } from '@mowka/contract/schemas/platform'
import type { Database } from '../database/database'
import { readEmails } from '../user/public'
import { readCspReports, readSeen } from './report-store'
import { readAudit, readPointers, readReleases } from './store'

/** Number of audit entries shown. */
const AUDIT_LINES = 200

/** Returns all releases, their audiences, and the audit log. */
export async function readOverview(db: Database): Promise<ReleasesOverview> {
  const [pointers, releases, audit, cspReports] = await Promise.all([
    readPointers(db),
    readReleases(db),
    readAudit(db, AUDIT_LINES),
    readCspReports(db),
  ])
  // Commands are recorded under their token's label, users under their account id.
  const emails = await readEmails(db, [...new Set(audit.map(({ who }) => who))])
  const seen = await Promise.all(releases.map(({ name, version }) => readSeen(db, name, version)))
  return {
    pointers: pointers.map(({ salt: _, ...pointer }) => ({
      ...pointer,
      updatedAt: pointer.updatedAt.toISOString(),
    })),
    releases: releases.map(({ servedUntil: _, ...release }, at) => ({
      ...release,
      createdAt: release.createdAt.toISOString(),
      withdrawnAt: release.withdrawnAt?.toISOString() ?? null,
      seen: seen[at] ?? { people: 0, failed: 0, unreached: 0 },
    })),
    audit: audit.map((line) => ({
      ...line,
      who: emails.get(line.who) ?? line.who,
      at: line.at.toISOString(),
    })),
    cspReports: cspReports.map((report) => ({ ...report, lastAt: report.lastAt.toISOString() })),
  }
}
