import { and, asc, eq } from 'drizzle-orm'
import { lessonWords, words } from '../course/tables'
import type { Database } from '../database/database'
import { knownWords, wordStages } from './tables'

/** The learner's stages of a lesson's words, in the lesson's order. Words without one are at stage 0. */
export const readLessonStages = (db: Database, userId: string, lessonId: string) =>
  db
    .select({
      wordId: wordStages.wordId,
      stage: wordStages.stage,
      nextReviewAt: wordStages.nextReviewAt,
    })
    .from(lessonWords)
    .innerJoin(wordStages, and(eq(wordStages.wordId, lessonWords.wordId), eq(wordStages.userId, userId)))
    .where(eq(lessonWords.lessonId, lessonId))
    .orderBy(asc(lessonWords.position))

/** The words of a lesson that the learner hid, in the lesson's order. */
export async function readKnownOfLesson(db: Database, userId: string, lessonId: string): Promise<string[]> {
  const rows = await db
    .select({ wordId: knownWords.wordId })
    .from(lessonWords)
    .innerJoin(knownWords, and(eq(knownWords.wordId, lessonWords.wordId), eq(knownWords.userId, userId)))
    .where(eq(lessonWords.lessonId, lessonId))
    .orderBy(asc(lessonWords.position))
  return rows.map(({ wordId }) => wordId)
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

/** True for a word that is there. */
export async function isWord(db: Database, id: string): Promise<boolean> {
  const rows = await db.select({ id: words.id }).from(words).where(eq(words.id, id))
  return rows.length > 0
}

export async function insertKnown(db: Database, userId: string, wordId: string, now: Date): Promise<void> {
  await db.insert(knownWords).values({ userId, wordId, createdAt: now }).onConflictDoNothing()
}

export async function deleteKnown(db: Database, userId: string, wordId: string): Promise<void> {
  await db.delete(knownWords).where(and(eq(knownWords.userId, userId), eq(knownWords.wordId, wordId)))
}
