import type { LangCode } from '@mowka/contract/schemas/common'
import { TIME_ZONE } from '@mowka/domain/time'
import { LAST_STAGE, LESSON_STAGE } from '@mowka/domain/word/word'
import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { activeWords } from '../course/public'
import type { Database } from '../database/database'
import { warsawDate } from '../database/warsaw-day'
import { knownWords, wordReviews, wordStages } from './tables'

/** The owner and language of words. */
export type Owner = { userId: string; targetLang: LangCode }

/** A word of the global list. */
export type ListedWord = { wordId: string; stage: number; reps: number; nextReviewAt: Date | null }

/** A filter of the global list: due before or from a time, with or without hidden words. */
type Choice = { dueBefore?: Date; dueFrom?: Date; withKnown?: boolean }

/** The words in a learner's global list, and whether they are hidden. */
function listed(db: Database, { userId, targetLang }: Owner, { dueBefore, dueFrom, withKnown }: Choice = {}) {
  const active = activeWords(db)
  return {
    active,
    isTheSame: eq(active.id, wordStages.wordId),
    isHidden: and(eq(knownWords.userId, wordStages.userId), eq(knownWords.wordId, wordStages.wordId)),
    where: and(
      eq(wordStages.userId, userId),
      eq(wordStages.targetLang, targetLang),
      isNotNull(wordStages.nextReviewAt),
      dueBefore && lt(wordStages.nextReviewAt, dueBefore),
      dueFrom && gte(wordStages.nextReviewAt, dueFrom),
      withKnown ? undefined : isNull(knownWords.wordId),
    ),
  }
}

/** One page of a learner's global list, by the date of the next review. */
export function readListed(
  db: Database,
  owner: Owner,
  choice: Choice,
  { offset, limit }: { offset: number; limit: number },
): Promise<ListedWord[]> {
  const { active, isTheSame, isHidden, where } = listed(db, owner, choice)
  return db
    .select({
      wordId: wordStages.wordId,
      stage: wordStages.stage,
      reps: wordStages.reps,
      nextReviewAt: wordStages.nextReviewAt,
    })
    .from(wordStages)
    .innerJoin(active, isTheSame)
    .leftJoin(knownWords, isHidden)
    .where(where)
    .orderBy(asc(wordStages.nextReviewAt), asc(wordStages.wordId))
    .limit(limit)
    .offset(offset)
}

/** The number of words in a learner's global list, and the ids of hidden ones. */
export async function countListed(
  db: Database,
  owner: Owner,
  choice: Choice,
): Promise<{ total: number; known: string[] }> {
  const { active, isTheSame, isHidden, where } = listed(db, owner, { ...choice, withKnown: true })
  const [row] = await db
    .select({
      all: sql<number>`count(*)::int`,
      known: sql<
        string[]
      >`coalesce(json_agg(${wordStages.wordId} order by ${wordStages.wordId}) filter (where ${knownWords.wordId} is not null), '[]')`,
    })
    .from(wordStages)
    .innerJoin(active, isTheSame)
    .leftJoin(knownWords, isHidden)
    .where(where)
  const { all, known } = row ?? { all: 0, known: [] }
  return { total: choice.withKnown ? all : all - known.length, known }
}

/** The number of due words on each Warsaw day that has some. */
export function countByDay(
  db: Database,
  owner: Owner,
  choice: Choice,
  limit: number,
): Promise<{ day: string; count: number }[]> {
  const { active, isTheSame, isHidden, where } = listed(db, owner, choice)
  const day = warsawDate(wordStages.nextReviewAt)
  return db
    .select({ day: sql<string>`${day}::text`, count: sql<number>`count(*)::int` })
    .from(wordStages)
    .innerJoin(active, isTheSame)
    .leftJoin(knownWords, isHidden)
    .where(where)
    .groupBy(day)
    .orderBy(day)
    .limit(limit)
}

/** The number of words to review on each Warsaw day that has some, overdue days included. */
export const readWordsByDay = (db: Database, owner: Owner) =>
  countByDay(db, owner, {}, Number.MAX_SAFE_INTEGER)

/** A learner's words by stage (S-WREP-05). Hidden words only count as known. */
export async function readStats(db: Database, { userId, targetLang }: Owner, today: Date, tomorrow: Date) {
  const active = activeWords(db)
  const shown = isNull(knownWords.wordId)
  const isListed = gte(wordStages.stage, LESSON_STAGE)
  const countIf = (...conditions: SQL[]) => sql<number>`(count(*) filter (where ${and(...conditions)}))::int`
  const [row] = await db
    .select({
      totalWords: countIf(shown),
      learning: countIf(shown, lt(wordStages.stage, LESSON_STAGE)),
      inRepetition: countIf(shown, isListed, lt(wordStages.stage, LAST_STAGE)),
      mastered: countIf(shown, gte(wordStages.stage, LAST_STAGE)),
      dueToday: countIf(shown, lt(wordStages.nextReviewAt, tomorrow)),
      overdue: countIf(shown, lt(wordStages.nextReviewAt, today)),
      known: sql<number>`(${db
        .select({ all: sql`count(*)` })
        .from(knownWords)
        .innerJoin(active, eq(active.id, knownWords.wordId))
        .where(and(eq(knownWords.userId, userId), eq(active.lang, targetLang)))})::int`,
    })
    .from(wordStages)
    .innerJoin(active, eq(active.id, wordStages.wordId))
    .leftJoin(
      knownWords,
      and(eq(knownWords.userId, wordStages.userId), eq(knownWords.wordId, wordStages.wordId)),
    )
    .where(and(eq(wordStages.userId, userId), eq(wordStages.targetLang, targetLang)))
  if (!row) throw new Error('Counting gives a row')
  return row
}

/** The number of due reviews and of correct ones, by the Monday of their Warsaw week. */
export function readRetention(
  db: Database,
  { userId, targetLang }: Owner,
): Promise<{ from: string; reviews: number; successful: number }[]> {
  const week = sql`date_trunc('week', ${wordReviews.answeredAt} at time zone '${sql.raw(TIME_ZONE)}')::date`
  return db
    .select({
      from: sql<string>`${week}::text`,
      reviews: sql<number>`count(*)::int`,
      successful: sql<number>`(count(*) filter (where ${wordReviews.category} <> 'ERROR'))::int`,
    })
    .from(wordReviews)
    .where(
      and(
        eq(wordReviews.userId, userId),
        eq(wordReviews.targetLang, targetLang),
        eq(wordReviews.kind, 'due'),
      ),
    )
    .groupBy(week)
    .orderBy(week)
}

/**
 * By learner, the number of words of a language that are due before a time, and the last Warsaw day with an answer.
 * For background jobs over many learners.
 */
export async function readDueCounts(
  db: Database,
  owners: readonly Owner[],
  dueBefore: Date,
): Promise<Map<string, { count: number; lastDay: string | null }>> {
  if (owners.length === 0) return new Map()
  const active = activeWords(db)
  const rows = await db
    .select({
      userId: wordStages.userId,
      targetLang: wordStages.targetLang,
      count: sql<number>`(count(*) filter (where ${and(lt(wordStages.nextReviewAt, dueBefore), isNull(knownWords.wordId))}))::int`,
      lastDay: sql<string | null>`max(${wordStages.lastReviewedOn})::text`,
    })
    .from(wordStages)
    .innerJoin(active, eq(active.id, wordStages.wordId))
    .leftJoin(
      knownWords,
      and(eq(knownWords.userId, wordStages.userId), eq(knownWords.wordId, wordStages.wordId)),
    )
    .where(
      inArray(
        wordStages.userId,
        owners.map(({ userId }) => userId),
      ),
    )
    .groupBy(wordStages.userId, wordStages.targetLang)
  const langs = new Map(owners.map(({ userId, targetLang }) => [userId, targetLang]))
  return new Map(
    rows
      .filter(({ userId, targetLang }) => langs.get(userId) === targetLang)
      .map(({ userId, count, lastDay }) => [userId, { count, lastDay }]),
  )
}
