import { gte, like, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { warsawDayOf } from '../database/warsaw-day'
import { accessGrants, languageAccesses, users } from './tables'

const count = (where: SQL) => sql<number>`count(*) filter (where ${where})::int`

/**
 * Counts users, new users, and the outcome of their trials and purchases. Grants whose source starts with `bought`
 * were paid for; revoked ones, which were refunded, don't count.
 */
export async function readAccountFigures(
  db: Database,
  { since, now }: { since: Date; now: Date },
  bought: string,
) {
  const isBought = like(accessGrants.source, `${bought}%`)
  const hasBought = sql`exists ${db
    .select({ one: sql`1` })
    .from(accessGrants)
    .where(sql`${accessGrants.userId} = ${users.id} and ${isBought} and ${accessGrants.endedAt} is null`)}`
  const hasAccess = sql`exists ${db
    .select({ one: sql`1` })
    .from(languageAccesses)
    .where(
      sql`${languageAccesses.userId} = ${users.id} and ${languageAccesses.expiresAt} > ${now.toISOString()}`,
    )}`
  const day = warsawDayOf(users.createdAt)
  const [[people], days] = await Promise.all([
    db
      .select({
        usersCount: sql<number>`count(*)::int`,
        activeTrials: count(sql`${users.trialExpiresAt} > ${now.toISOString()}`),
        trialsWithoutSubscription: count(sql`${users.trialExpiresAt} is not null and not ${hasBought}`),
        usersWithExpiredSubscription: count(sql`${hasBought} and not ${hasAccess}`),
      })
      .from(users),
    db
      .select({ day, total: sql<number>`count(*)::int` })
      .from(users)
      .where(gte(users.createdAt, since))
      .groupBy(day),
  ])
  return {
    ...(people ?? {
      usersCount: 0,
      activeTrials: 0,
      trialsWithoutSubscription: 0,
      usersWithExpiredSubscription: 0,
    }),
    newUsers: days.reduce((sum, { total }) => sum + total, 0),
    newUsersByDay: new Map(days.map(({ day: ofDay, total }) => [ofDay, total])),
  }
}

/** Returns the sources of purchased access that is running at a moment. */
export const runningGrants = (db: Database, now: Date) =>
  db
    .select({ source: accessGrants.source })
    .from(accessGrants)
    .where(
      sql`${accessGrants.endedAt} is null and ${accessGrants.startsAt} <= ${now.toISOString()} and ${accessGrants.endsAt} > ${now.toISOString()}`,
    )
