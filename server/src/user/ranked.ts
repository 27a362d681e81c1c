import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { users } from './tables'

// Query fragments for rankings.

/** The ids of accounts that are hidden from rankings. */
export const hiddenFromRanking = (db: Database) =>
  db.select({ id: users.id }).from(users).where(sql`${users.hiddenFromRanking}`)

/** Whether an account is hidden from rankings. */
export const isHiddenFromRanking = (db: Database, userId: SQLWrapper): SQL<boolean> =>
  sql<boolean>`coalesce(${db
    .select({ hidden: users.hiddenFromRanking })
    .from(users)
    .where(eq(users.id, userId))}, false)`

/** The nickname under which others see an account. */
export const nicknameOf = (db: Database, userId: SQLWrapper): SQL<string> =>
  sql<string>`${db.select({ nickname: users.nickname }).from(users).where(eq(users.id, userId))}`
