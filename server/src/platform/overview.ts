import type { Database } from '../database/database'
import { readCspReports, readSeen } from './report-store'
import { readAudit, readPointers, readReleases } from './store'

/** So many lines of the audit are shown. */
const AUDIT_LINES = 200

/** All releases, who has them, and what happened. */
export async function readOverview(db: Database) {
  const [pointers, releases, audit, cspReports] = await Promise.all([
    readPointers(db),
    readReleases(db),
    readAudit(db, AUDIT_LINES),
    readCspReports(db),
  ])
  const seen = await Promise.all(releases.map(({ name, version }) => readSeen(db, name, version)))
  return {
    pointers: pointers.map(({ salt: _, ...pointer }) => pointer),
    releases: releases.map(({ servedUntil: _, ...release }, at) => ({
      ...release,
      seen: seen[at] ?? { people: 0, failed: 0, unreached: 0 },
    })),
    audit,
    cspReports,
  }
}
