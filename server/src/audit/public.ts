import type { CallScope } from '../http/policy'
import { auditLog } from './tables'

/** Records that the caller looked at or changed data of other people. Call it before the response is sent. */
export async function recordAudit(
  { db, now, person }: CallScope,
  { action, objectId = null }: { action: string; objectId?: string | null },
): Promise<void> {
  await db.insert(auditLog).values({ at: now, userId: person.userId, action, objectId })
}
