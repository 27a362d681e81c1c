import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { and, eq, exists, gt, inArray, isNotNull, lte, ne, or, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { languageAccesses, users } from './tables'

/**
 * Accounts that may be written to about their learning, a part of other queries: they have an address and a language
 * that is open to them, and did not refuse (`appNotificationsAllowed`, C61). `withSeat` are the accounts to which a
 * company opens a language.
 */
export const reachableAccounts = (
  db: Database,
  now: Date,
  withSeat: (db: Database, lang: SQLWrapper, now: Date) => SQLWrapper,
) =>
  db
    .select({
      id: users.id,
      email: users.email,
      learnLang: sql<LangCode>`${users.learnLang}`.as('learn_lang'),
    })
    .from(users)
    .where(
      and(
        ne(users.email, ''),
        isNotNull(users.learnLang),
        sql`coalesce((${users.preferences} ->> 'appNotificationsAllowed')::boolean, true)`,
        or(
          exists(
            db
              .select({ one: sql`1` })
              .from(languageAccesses)
              .where(
                and(
                  eq(languageAccesses.userId, users.id),
                  eq(languageAccesses.targetLang, users.learnLang),
                  lte(languageAccesses.startsAt, now),
                  gt(languageAccesses.expiresAt, now),
                ),
              ),
          ),
          inArray(users.id, withSeat(db, users.learnLang, now)),
        ),
      ),
    )
    .as('reachable')

/** Someone wants no more letters about their learning. */
export async function refuseNotifications(db: Database, id: string): Promise<void> {
  await db
    .update(users)
    .set({ preferences: sql`${users.preferences} || '{"appNotificationsAllowed": false}'::jsonb` })
    .where(eq(users.id, id))
}
