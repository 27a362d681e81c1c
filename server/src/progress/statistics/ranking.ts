import type { AnswerOf } from '@mowka/contract/calls'
import type { Ranking } from '@mowka/contract/schemas/statistics'
import { addDays, warsawDay } from '@mowka/domain/time'
import { and, between, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { prepared } from '../../database/prepared'
import type { CallScope } from '../../http/policy'
import { hiddenFromRanking, isHiddenFromRanking, nicknameOf } from '../../user/public'
import { dailyPoints, pointTotals } from '../tables'

/** A person at the top of a ranking. */
type Ranked = { nickname: string; points: number; isMe: boolean }

/** The database's view of a ranking for one viewer. */
type Standing = {
  /** The users with the most points, in order. */
  head: Ranked[]
  /** Points of the 10th and the 50th user, or `null` if there are fewer users. */
  tenth: number | null
  fiftieth: number | null
  /** The viewer's points. */
  points: number
  /** Number of users with more points than the viewer. */
  ahead: number
}

/** Points missing to be among the top: as many as the last of them has, and at least one while there is room. */
export const missingPoints = (own: number, last: number | null): number => Math.max(0, (last ?? 1) - own)

/** A ranking as shown to the viewer (S-USER-15). Users with equal points share a position. */
export function showRanking(
  { head, tenth, fiftieth, points, ahead }: Standing,
  { isHidden }: { isHidden: boolean },
): Ranking {
  return {
    position: points > 0 && !isHidden ? ahead + 1 : null,
    points,
    missingPoints: { to10: missingPoints(points, tenth), to50: missingPoints(points, fiftieth) },
    entries: head.map((entry) => ({
      ...entry,
      position: 1 + head.filter((other) => other.points > entry.points).length,
    })),
  }
}

/** Number of users listed at the top of a ranking. */
const HEAD = 10

const me = sql.placeholder('userId')
const targetLang = sql.placeholder('targetLang')

/** The points of the user at a position, or `null` if there are fewer users. */
const pointsAt = (scores: SQL, place: number) =>
  sql`(select points from ${scores} order by points desc limit 1 offset ${sql.raw(String(place - 1))})`

/** A standing as JSON. `scores` are the points of all participants, `own` those of the viewer. */
const standingOf = (db: Database, scores: SQL, own: SQL) => sql<Standing>`(
  select json_build_object(
    'points', own.points,
    'ahead', (select count(*) from ${scores} where points > own.points),
    'tenth', ${pointsAt(scores, 10)},
    'fiftieth', ${pointsAt(scores, 50)},
    'head', (select coalesce(json_agg(json_build_object(
        'nickname', ${nicknameOf(db, sql`head.user_id`)},
        'points', head.points,
        'isMe', head.user_id = ${me}) order by head.points desc, head.user_id), '[]'::json)
      from (select user_id, points from ${scores} order by points desc, user_id limit ${sql.raw(String(HEAD))}) as head))
  from (select coalesce(${own}, 0)::int as points) as own)`

const ofAllTime = prepared('ranking of all time', (db) => {
  const { userId, points } = pointTotals
  // An index has them in order, so only its beginning is read for the top.
  const scores = sql`(${db
    .select({ userId: sql`${userId}`.as('user_id'), points: sql<number>`${points}`.as('points') })
    .from(pointTotals)
    .where(
      and(eq(pointTotals.targetLang, targetLang), sql`${userId} not in ${hiddenFromRanking(db)}`),
    )}) as scores`
  const own = sql`${db
    .select({ points })
    .from(pointTotals)
    .where(and(eq(userId, me), eq(pointTotals.targetLang, targetLang)))}`
  return db
    .select({
      isHidden: isHiddenFromRanking(db, me),
      standing: standingOf(db, scores, own),
    })
    .from(sql`(values (1)) as asked(row)`)
})

const ofDays = prepared('ranking of days', (db) => {
  const { userId, points, day } = dailyPoints
  const ofPeriod = and(
    eq(dailyPoints.targetLang, targetLang),
    between(day, sql.placeholder('from'), sql.placeholder('to')),
    sql`${points} > 0`,
  )
  const sum = sql<number>`sum(${points})::int`
  // Summed only once.
  const scores = db.$with('scores').as(
    db
      .select({ userId: sql`${userId}`.as('user_id'), points: sum.as('points') })
      .from(dailyPoints)
      .where(and(ofPeriod, sql`${userId} not in ${hiddenFromRanking(db)}`))
      .groupBy(userId),
  )
  const own = sql`${db
    .select({ points: sum })
    .from(dailyPoints)
    .where(and(eq(userId, me), ofPeriod))}`
  return db
    .with(scores)
    .select({ standing: standingOf(db, sql`scores`, own) })
    .from(sql`(values (1)) as asked(row)`)
})

type Asker = { userId: string; targetLang: string }

/** The all-time ranking in a language, and whether the viewer is hidden from rankings. */
async function readGlobalStanding(db: Database, asker: Asker) {
  const [row] = await ofAllTime(db, asker)
  if (!row) throw new Error('This query gives a row')
  return row
}

/** The ranking over a range of days in a language. Reads only the index of daily points. */
async function readPeriodStanding(db: Database, asker: Asker, days: { from: string; to: string }) {
  const [row] = await ofDays(db, { ...asker, ...days })
  if (!row) throw new Error('This query gives a row')
  return row.standing
}

/** The rankings of all time and of the last days up to today, as shown to the caller (S-USER-15, C59). */
export async function readRanking(
  { db, person: { userId }, pair: { targetLang }, now }: CallScope,
  period: number,
): Promise<AnswerOf<'getRanking'>> {
  const asker = { userId, targetLang }
  const to = warsawDay(now)
  const [{ isHidden, standing }, ofPeriod] = await Promise.all([
    readGlobalStanding(db, asker),
    readPeriodStanding(db, asker, { from: addDays(to, 1 - period), to }),
  ])
  return {
    hiddenFromRanking: isHidden,
    global: showRanking(standing, { isHidden }),
    period: showRanking(ofPeriod, { isHidden }),
  }
}
