import type { Database } from '../database/database'
import type { CallerParts } from '../http/caller'
import type { AccessPeriod } from '../http/person'

/**
 * What accounts ask of domains that build on them: those import this domain, so this one cannot import them. `domains.ts`
 * brings the two together.
 */
export type AccountPorts = CallerParts & {
  /** Gives an account the places that wait for its verified e-mail. */
  join: (db: Database, userId: string, verifiedEmail: string, now: Date) => Promise<void>
  /** The company that an account belongs to; undefined for none. */
  readMembership: (
    db: Database,
    userId: string,
  ) => Promise<{ companyId: string; isAdmin: boolean } | undefined>
  /** The periods in which companies opened or open a language to an account. */
  readSeatPeriods: (db: Database, userId: string) => Promise<AccessPeriod[]>
  /** Which of these courses exist. */
  readKnownCourses: (db: Database, courseIds: string[]) => Promise<Set<string>>
}
