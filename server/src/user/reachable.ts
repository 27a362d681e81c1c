import type { LangCode } from '@mowka/contract/schemas/common'
import { and, eq, exists, gt, inArray, isNotNull, lte, ne, or, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { languageAccesses, users } from './tables'

/**
 * Subquery for accounts that may receive emails about their learning: they have an address and access to a language,
 * and did not opt out (`appNotificationsAllowed`, C61). `withSeat` are the accounts with company access.
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

/** Opts a person out of emails about their learning. */
export async function refuseNotifications(db: Database, id: string): Promise<void> {
  await db
    .update(users)
    .set({ preferences: sql`${users.preferences} || '{"appNotificationsAllowed": false}'::jsonb` })
    .where(eq(users.id, id))
}
