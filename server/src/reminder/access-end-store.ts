import type { LangCode } from '@mowka/contract/schemas/common'
import type { InterfaceLang } from '@mowka/domain/languages/codes'
import { REMINDER_HOUR } from '@mowka/domain/user/preferences'
import { and, asc, between, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { warsawDate } from '../database/warsaw-day'
import { endingAccesses } from '../user/public'
import { accessEndReminders, reminderSettings } from './tables'

/** A purchased access that ends soon, and whose owner may be reminded. */
export type EndingAccess = {
  userId: string
  email: string
  targetLang: LangCode
  /** Null if not chosen. */
  lang: InterfaceLang | null
}

/**
 * Returns accesses that end in a period and whose owners may be reminded at an hour of the day and weren't yet, by
 * owner and language, starting after `after`. Includes the two hours after the chosen one, in case the server was down.
 */
export async function readEndingAccesses(
  db: Database,
  {
    period,
    daysBefore,
    hour,
    after,
    limit,
  }: {
    period: { after: Date; until: Date }
    daysBefore: number
    hour: number
    after: EndingAccess | undefined
    limit: number
  },
): Promise<EndingAccess[]> {
  const ending = endingAccesses(db, period)
  return db
    .selectDistinct({
      userId: ending.userId,
      email: ending.email,
      targetLang: ending.targetLang,
      lang: reminderSettings.lang,
    })
    .from(ending)
    .leftJoin(reminderSettings, eq(reminderSettings.userId, ending.userId))
    .leftJoin(
      accessEndReminders,
      and(
        eq(accessEndReminders.userId, ending.userId),
        eq(accessEndReminders.targetLang, ending.targetLang),
        eq(accessEndReminders.endsOn, warsawDate(ending.expiresAt)),
        eq(accessEndReminders.daysBefore, daysBefore),
      ),
    )
    .where(
      and(
        isNull(accessEndReminders.userId),
        sql`coalesce(${reminderSettings.accessEnds}, true)`,
        between(sql`coalesce(${reminderSettings.hour}, ${REMINDER_HOUR})`, hour - 2, hour),
        after &&
          or(
            gt(ending.userId, after.userId),
            and(eq(ending.userId, after.userId), gt(ending.targetLang, after.targetLang)),
          ),
      ),
    )
    .orderBy(asc(ending.userId), asc(ending.targetLang))
    .limit(limit)
}

/** Marks the end of an access as announced. Returns `false` if it already was. */
export async function markAnnounced(
  tx: Database,
  end: typeof accessEndReminders.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(accessEndReminders)
    .values(end)
    .onConflictDoNothing()
    .returning({ endsOn: accessEndReminders.endsOn })
  return rows.length > 0
}

/** Deletes marks of accesses that ended before a day. */
export async function deleteAnnouncedBefore(db: Database, day: string): Promise<void> {
  await db.delete(accessEndReminders).where(lt(accessEndReminders.endsOn, day))
}
