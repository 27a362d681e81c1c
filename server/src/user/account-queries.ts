import type { LangCode } from '@mowka/contract/schemas/common'
import {
  and,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  like,
  lt,
  lte,
  min,
  ne,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { Database } from '../database/database'
import { warsawDayOf } from '../database/warsaw-day'
import { accessGrants, languageAccesses, users } from './tables'

/** The address to email; empty if it isn't confirmed, because it may belong to someone else. */
const confirmedEmail = sql<string>`case when ${users.isEmailConfirmed} then ${users.email} else '' end`

/**
 * Subquery for accounts that may be reminded of their learning: they have access to a language and did not opt out
 * (`appNotificationsAllowed`, C61). The address may be invalid, and is empty if unconfirmed. `withSeat` are the
 * accounts with company access.
 */
export const remindableAccounts = (
  db: Database,
  now: Date,
  withSeat: (db: Database, lang: SQLWrapper, now: Date) => SQLWrapper,
) =>
  db
    .select({
      id: users.id,
      email: confirmedEmail.as('email'),
      learnLang: sql<LangCode>`${users.learnLang}`.as('learn_lang'),
      minutes: sql<number | null>`(${users.preferences} ->> 'preferredLessonTime')::int`.as('minutes'),
      courseIds: users.courseIds,
    })
    .from(users)
    .where(
      and(
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
    .as('remindable')

/** Subquery for purchased access that ends in a period, of accounts with a confirmed email address. */
export const endingAccesses = (db: Database, { after, until }: { after: Date; until: Date }) =>
  db
    .select({
      userId: users.id,
      email: users.email,
      targetLang: languageAccesses.targetLang,
      expiresAt: languageAccesses.expiresAt,
    })
    .from(languageAccesses)
    .innerJoin(users, eq(users.id, languageAccesses.userId))
    .where(
      and(
        users.isEmailConfirmed,
        ne(users.email, ''),
        gt(languageAccesses.expiresAt, after),
        lte(languageAccesses.expiresAt, until),
      ),
    )
    .as('ending')

/** Opts a person out of emails about their learning. */
export async function refuseNotifications(db: Database, id: string): Promise<void> {
  await db
    .update(users)
    .set({ preferences: sql`${users.preferences} || '{"appNotificationsAllowed": false}'::jsonb` })
    .where(eq(users.id, id))
}

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

/** Prefix of the source of a trial. */
const TRIAL = 'trial/'
const isTrial = like(accessGrants.source, `${TRIAL}%`)

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

// Query fragments for insights. `to` is excluded.

/** Subquery for the accounts created in a period, with the language that they learn. */
export const accountsCreated = (db: Database, { from, to }: { from: Date; to: Date }) =>
  db
    .select({ id: users.id, createdAt: users.createdAt, learnLang: users.learnLang })
    .from(users)
    .where(and(gte(users.createdAt, from), lt(users.createdAt, to)))
    .as('accounts_created')

/** When an account's trial began; null without one. */
export const trialAt = (db: Database, userId: SQLWrapper): SQL<Date | null> =>
  sql<Date | null>`${db
    .select({ at: accessGrants.startsAt })
    .from(accessGrants)
    .where(eq(accessGrants.source, sql`${TRIAL} || ${userId}`))}`

/** Subquery for the trials that began in a period. */
export const trialsBegun = (db: Database, { from, to }: { from: Date; to: Date }) =>
  db
    .select({
      userId: accessGrants.userId,
      lang: accessGrants.targetLang,
      startsAt: accessGrants.startsAt,
    })
    .from(accessGrants)
    .where(and(isTrial, gte(accessGrants.startsAt, from), lt(accessGrants.startsAt, to)))
    .as('trials_begun')

/** When the first account was created and the first trial began. */
export async function readFirstAccounts(db: Database) {
  const [[account], [trial]] = await Promise.all([
    db.select({ at: min(users.createdAt) }).from(users),
    db
      .select({ at: min(accessGrants.startsAt) })
      .from(accessGrants)
      .where(isTrial),
  ])
  return { accountAt: account?.at ?? null, trialAt: trial?.at ?? null }
}
