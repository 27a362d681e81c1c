import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { taughtWords } from '../course/public'
import type { Database } from '../database/database'
import { knownWords, wordStages } from './tables'

/** A word counts as learned in its lesson from this stage on (V-STAGE-02). */
const COMPLETED_STAGE = 2

/** The learner's stages of a lesson's words, in the lesson's order. Words without one are at stage 0. */
export function readLessonStages(db: Database, userId: string, lessonId: string) {
  const taught = taughtWords(db)
  return db
    .select({
      wordId: wordStages.wordId,
      stage: wordStages.stage,
      nextReviewAt: wordStages.nextReviewAt,
    })
    .from(taught)
    .innerJoin(wordStages, and(eq(wordStages.wordId, taught.wordId), eq(wordStages.userId, userId)))
    .where(eq(taught.lessonId, lessonId))
    .orderBy(asc(taught.position))
}

/** The words of a lesson that the learner hid, in the lesson's order. */
export async function readKnownOfLesson(db: Database, userId: string, lessonId: string): Promise<string[]> {
  const taught = taughtWords(db)
  const rows = await db
    .select({ wordId: knownWords.wordId })
    .from(taught)
    .innerJoin(knownWords, and(eq(knownWords.wordId, taught.wordId), eq(knownWords.userId, userId)))
    .where(eq(taught.lessonId, lessonId))
    .orderBy(asc(taught.position))
  return rows.map(({ wordId }) => wordId)
}

/** For each lesson how many words there are, are learned, and are hidden as known. A word is never both. */
export async function readWordCounts(db: Database, userId: string, lessonIds: string[]) {
  if (lessonIds.length === 0) return []
  const taught = taughtWords(db)
  return db
    .select({
      lessonId: taught.lessonId,
      total: sql<number>`count(*)::int`,
      completed: sql<number>`(count(*) filter (where ${wordStages.stage} >= ${COMPLETED_STAGE} and ${knownWords.userId} is null))::int`,
      known: sql<number>`count(${knownWords.userId})::int`,
    })
    .from(taught)
    .leftJoin(wordStages, and(eq(wordStages.userId, userId), eq(wordStages.wordId, taught.wordId)))
    .leftJoin(knownWords, and(eq(knownWords.userId, userId), eq(knownWords.wordId, taught.wordId)))
    .where(inArray(taught.lessonId, lessonIds))
    .groupBy(taught.lessonId)
}

/** All words that the learner hid, in the order of hiding. */
export async function readKnown(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ wordId: knownWords.wordId })
    .from(knownWords)
    .where(eq(knownWords.userId, userId))
    .orderBy(asc(knownWords.createdAt), asc(knownWords.wordId))
  return rows.map(({ wordId }) => wordId)
}

export async function insertKnown(db: Database, userId: string, wordId: string, now: Date): Promise<void> {
  await db.insert(knownWords).values({ userId, wordId, createdAt: now }).onConflictDoNothing()
}

export async function deleteKnown(db: Database, userId: string, wordId: string): Promise<void> {
  await db.delete(knownWords).where(and(eq(knownWords.userId, userId), eq(knownWords.wordId, wordId)))
}
