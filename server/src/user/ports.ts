import type { Database } from '../database/database'
import type { AccessPeriod, CallerParts } from '../http/caller'
import type { CallScope } from '../http/policy'

/**
 * Functions of other domains that accounts need. Those domains import accounts, so accounts can't import them;
 * `domains.ts` wires both.
 */
export type AccountPorts = CallerParts & {
  /** Assigns company memberships that wait for a verified email address to the account. */
  join: (db: Database, userId: string, verifiedEmail: string, now: Date) => Promise<void>
  /** Returns an account's company; `undefined` if it has none. */
  readMembership: (
    db: Database,
    userId: string,
  ) => Promise<{ companyId: string; isAdmin: boolean } | undefined>
  /** Returns past and present periods of company access of an account. */
  readSeatPeriods: (db: Database, userId: string) => Promise<AccessPeriod[]>
  /** Records in the audit log that the caller changed data of another account. */
  recordAudit: (call: CallScope, entry: { action: string; objectId: string }) => Promise<void>
  /** Returns the ids of these courses that exist. */
  readKnownCourses: (db: Database, courseIds: string[]) => Promise<Set<string>>
}
