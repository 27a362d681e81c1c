import { and, desc, eq, isNull, ne, or } from 'drizzle-orm'
import type { Database } from '../database/database'
import type { CallScope } from '../http/policy'
import { auditLog } from './tables'

/** A read or change to record; `detail` without personal data. */
type AuditEntry = { action: string; objectId?: string | null; detail?: string | null }

/** Records that the caller looked at or changed data of other people. Call it before the response is sent. */
export async function recordAudit(
  { db, now, person }: CallScope,
  { action, objectId = null, detail = null }: AuditEntry,
): Promise<void> {
  await db.insert(auditLog).values({ at: now, userId: person.userId, action, objectId, detail })
}

/**
 * Returns the last entry of an action on an object by anyone but an account, with the account that acted; `undefined`
 * if there is none.
 */
export async function readLastEntry(
  db: Database,
  { action, objectId, exceptUserId }: { action: string; objectId: string; exceptUserId: string },
): Promise<{ at: Date; userId: string | null } | undefined> {
  const [entry] = await db
    .select({ at: auditLog.at, userId: auditLog.userId })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.objectId, objectId),
        eq(auditLog.action, action),
        or(isNull(auditLog.userId), ne(auditLog.userId, exceptUserId)),
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.seq))
    .limit(1)
  return entry
}
