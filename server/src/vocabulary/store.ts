import { LESSON_STAGE } from '@mowka/domain/word/word'
import { and, asc, eq, inArray, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { askedLesson, askedLessonColumns, taughtWords } from '../course/public'
import type { Database } from '../database/database'
import type { AuthenticatedRequest } from '../http/caller'
import { callerRead } from '../user/public'
import type { ListedWord } from './list-store'
import { knownWords, wordStages } from './tables'

/** The stage of a lesson's word, as JSON. */
type StageOfWord = { wordId: string; stage: number; nextReviewAt: string | null }

/** The learner's knowledge of a lesson's words. */
export type WordsOfLesson = { stages: StageOfWord[]; known: string[] }

const wordsForCaller = callerRead('words of a lesson for caller', (db, caller) => {
  const lesson = askedLesson(db)
  const taught = taughtWords(db)
  const { userId } = caller
  const words = db
    .select({
      all: sql`json_build_object(
        'stages', coalesce(json_agg(json_build_object('wordId', ${taught.wordId}, 'stage', ${wordStages.stage},
          'nextReviewAt', ${wordStages.nextReviewAt}) order by ${taught.position}) filter (where ${wordStages.wordId} is not null), '[]'),
        'known', coalesce(json_agg(${taught.wordId} order by ${taught.position}) filter (where ${knownWords.wordId} is not null), '[]'))`,
    })
    .from(taught)
    .leftJoin(wordStages, and(eq(wordStages.userId, userId), eq(wordStages.wordId, taught.wordId)))
    .leftJoin(knownWords, and(eq(knownWords.userId, userId), eq(knownWords.wordId, taught.wordId)))
    .where(eq(taught.lessonId, sql.placeholder('lessonId')))
  return db
    .with(caller)
    .select({ caller: caller.facts, lesson: askedLessonColumns(lesson), words: sql<WordsOfLesson>`${words}` })
    .from(caller)
    .leftJoin(lesson, sql`true`)
})

/**
 * The caller, a lesson, and the caller's knowledge of its words in lesson order: the stages of words that have one
 * (the others are at stage 0), and the ids of hidden words. The lesson is `undefined` if unknown.
 */
export async function findWordsOfLesson(authRequest: AuthenticatedRequest, lessonId: string) {
  const { caller, rows } = await wordsForCaller(authRequest, { lessonId, exerciseId: null })
  const [row] = rows
  return { caller, lesson: row?.lesson ?? undefined, words: row?.words ?? { stages: [], known: [] } }
}

/** The words of a lesson that a learner hasn't learned yet, without hidden ones, in lesson order. */
export function readWordsToLearn(db: Database, userId: string, lessonId: string): Promise<ListedWord[]> {
  const taught = taughtWords(db)
  const stage = sql<number>`coalesce(${wordStages.stage}, 0)`
  return db
    .select({
      wordId: taught.wordId,
      stage,
      reps: sql<number>`coalesce(${wordStages.reps}, 0)`,
      nextReviewAt: wordStages.nextReviewAt,
    })
    .from(taught)
    .leftJoin(wordStages, and(eq(wordStages.userId, userId), eq(wordStages.wordId, taught.wordId)))
    .leftJoin(knownWords, and(eq(knownWords.userId, userId), eq(knownWords.wordId, taught.wordId)))
    .where(and(eq(taught.lessonId, lessonId), isNull(knownWords.wordId), sql`${stage} < ${LESSON_STAGE}`))
    .orderBy(asc(taught.position))
}

/** Word counts of a lesson: all, completed by the learner, and hidden. */
export type WordCounts = { total: number; completed: number; known: number }

/** Word counts as a JSON subquery for a lesson of another query. A hidden word doesn't count as completed. */
export function wordCountsOf(db: Database, userId: SQLWrapper, lessonId: SQLWrapper): SQL<WordCounts> {
  const taught = taughtWords(db)
  return sql`${db
    .select({
      all: sql`json_build_object('total', count(*),
        'completed', count(*) filter (where ${wordStages.stage} >= ${sql.raw(String(LESSON_STAGE))} and ${knownWords.userId} is null),
        'known', count(${knownWords.userId}))`,
    })
    .from(taught)
    .leftJoin(wordStages, and(eq(wordStages.userId, userId), eq(wordStages.wordId, taught.wordId)))
    .leftJoin(knownWords, and(eq(knownWords.userId, userId), eq(knownWords.wordId, taught.wordId)))
    .where(eq(taught.lessonId, lessonId))}`
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

/** Returns those words that any learner has learned or hidden as known. */
export async function readLearnedWords(db: Database, wordIds: readonly string[]): Promise<Set<string>> {
  if (wordIds.length === 0) return new Set()
  const learned = db
    .select({ id: wordStages.wordId })
    .from(wordStages)
    .where(inArray(wordStages.wordId, [...wordIds]))
  const known = db
    .select({ id: knownWords.wordId })
    .from(knownWords)
    .where(inArray(knownWords.wordId, [...wordIds]))
  return new Set((await union(learned, known)).map(({ id }) => id))
}
