import { and, eq, exists, sql } from 'drizzle-orm'
import { taughtWords } from '../course/public'
import type { Database } from '../database/database'
import { hasStage } from '../vocabulary/public'
import { wordSessions } from './tables'

export type WordSession = typeof wordSessions.$inferSelect

export async function insertSession(db: Database, session: WordSession): Promise<void> {
  await db.insert(wordSessions).values(session)
}

/** Finds a learner's own training; `undefined` for another person's or an unknown one. */
export async function readOwnSession(
  db: Database,
  userId: string,
  id: string,
): Promise<WordSession | undefined> {
  const [row] = await db
    .select()
    .from(wordSessions)
    .where(and(eq(wordSessions.id, id), eq(wordSessions.userId, userId)))
  return row
}

/** Stores the end of a training; only the first call has an effect. */
export async function completeSession(db: Database, id: string, now: Date): Promise<void> {
  await db
    .update(wordSessions)
    .set({ completedAt: sql`coalesce(${wordSessions.completedAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(wordSessions.id, id))
}

/**
 * Returns whether a learner may be asked for a word, in a lesson that teaches it or as a word they have met, and
 * whether a training is theirs.
 */
export async function readWordAccess(
  db: Database,
  {
    userId,
    wordId,
    lessonId,
    sessionId,
  }: { userId: string; wordId: string; lessonId: string | undefined; sessionId: string | undefined },
): Promise<{ isAsked: boolean; isOwnSession: boolean }> {
  const taught = taughtWords(db)
  const isTaught = exists(
    db
      .select({ id: taught.wordId })
      .from(taught)
      .where(and(eq(taught.lessonId, lessonId ?? ''), eq(taught.wordId, wordId))),
  )
  const isOwn = exists(
    db
      .select({ id: wordSessions.id })
      .from(wordSessions)
      .where(and(eq(wordSessions.id, sessionId ?? ''), eq(wordSessions.userId, userId))),
  )
  const [row] = await db
    .select({
      isAsked: sql<boolean>`${lessonId === undefined ? hasStage(db, userId, wordId) : isTaught}`,
      isOwnSession: sql<boolean>`${isOwn}`,
    })
    .from(sql`(values (1)) as asked(row)`)
  return { isAsked: row?.isAsked === true, isOwnSession: row?.isOwnSession === true }
}
