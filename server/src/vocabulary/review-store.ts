import { warsawDay } from '@mowka/domain/time'
import {
  type ReviewKind,
  reviewWord,
  SHIPPED_WEIGHTS,
  startOfWarsawDay,
  type WordGrade,
  type WordMemory,
} from '@mowka/domain/word/word-schedule'
import { and, asc, eq, exists, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { turnOf, type WordTurn } from './sentence-rotation'
import { knownWords, wordReviews, wordStages } from './tables'
import { activeWeights } from './weights-store'

/** Grades how well a word was known, by the judgement and the use of a hint. */
export function gradeOf({
  category,
  hinted,
}: Pick<typeof wordReviews.$inferSelect, 'category' | 'hinted'>): WordGrade {
  if (category === 'ERROR') return 'again'
  return category === 'MINOR_ERROR' || hinted ? 'hard' : 'good'
}

/** A judged answer to a word. */
export type JudgedAnswer = Pick<
  typeof wordReviews.$inferInsert,
  | 'attemptId'
  | 'userId'
  | 'wordId'
  | 'targetLang'
  | 'sessionId'
  | 'lessonId'
  | 'exerciseType'
  | 'category'
  | 'hinted'
  | 'milliseconds'
  | 'answeredAt'
  | 'receivedAt'
>

/**
 * The state of a word after an answer, and its turn before it. `moved` is false for an answer outside the schedule, `isNew` for one that was
 * recorded before.
 */
export type TakenAnswer = {
  stage: number
  nextReviewAt: Date | null
  moved: boolean
  isNew: boolean
  turn: number
}

/**
 * Records an answer and reschedules the word. Needs a transaction. Answers to one word of a learner are recorded one
 * after the other; a repeated one changes nothing. A hidden word keeps its stage.
 */
export async function takeAnswer(tx: Database, answer: JudgedAnswer): Promise<TakenAnswer> {
  const { userId, wordId, targetLang, attemptId, answeredAt } = answer
  const isRow = and(eq(wordStages.userId, userId), eq(wordStages.wordId, wordId))
  await tx.insert(wordStages).values({ userId, wordId, targetLang, stage: 0 }).onConflictDoNothing()
  const [row] = await tx
    .select({
      before: wordStages,
      taken: sql<{ kind: ReviewKind; stageBefore: number } | null>`${tx
        .select({
          review: sql`json_build_object('kind', ${wordReviews.kind}, 'stageBefore', ${wordReviews.stageBefore})`,
        })
        .from(wordReviews)
        .where(and(eq(wordReviews.userId, userId), eq(wordReviews.attemptId, attemptId)))}`,
      isHidden: isHidden(tx, answer),
      weights: activeWeights(tx),
    })
    .from(wordStages)
    .where(isRow)
    .for('update', { of: wordStages })
  if (!row) throw new Error('The row was made a moment ago')
  const { stage, nextReviewAt } = row.before
  if (row.taken)
    return {
      stage,
      nextReviewAt,
      moved: row.taken.kind !== 'loose',
      isNew: false,
      turn: turnBefore(row.taken, row.before),
    }
  const turn = turnOf(row.before)

  const memory = memoryOf(row.before)
  const review = row.isHidden
    ? { memory, kind: 'loose' as const, moved: false }
    : reviewWord(
        memory,
        {
          grade: gradeOf(answer),
          day: warsawDay(answeredAt),
          source: answer.lessonId ? 'lesson' : 'repetition',
          key: `${userId} ${wordId}`,
        },
        row.weights ?? SHIPPED_WEIGHTS,
      )
  const logged = await tx
    .insert(wordReviews)
    .values({ ...answer, kind: review.kind, stageBefore: stage, stageAfter: review.memory.stage })
    .onConflictDoNothing()
    .returning({ seq: wordReviews.seq })
  // The same attempt was sent concurrently for another word.
  if (logged.length === 0) return { stage, nextReviewAt, moved: false, isNew: false, turn }
  if (!review.moved) return { stage, nextReviewAt, moved: false, isNew: true, turn }
  const { dueDay, lastDay, ...rest } = review.memory
  const next = dueDay === null ? null : startOfWarsawDay(dueDay)
  await tx
    .update(wordStages)
    .set({ ...rest, nextReviewAt: next, lastReviewedOn: lastDay })
    .where(isRow)
  return { stage: rest.stage, nextReviewAt: next, moved: review.kind !== 'loose', isNew: true, turn }
}

/** Returns the turn before an answer that is recorded already, so that a repeated request shows the same sentence. */
const turnBefore = (
  { kind, stageBefore }: { kind: ReviewKind; stageBefore: number },
  now: WordTurn,
): number => (kind === 'learning' ? stageBefore : turnOf(now) - (kind === 'loose' ? 0 : 1))

const isHidden = (db: Database, { userId, wordId }: { userId: string; wordId: string }) =>
  sql<boolean>`${exists(
    db
      .select({ at: knownWords.createdAt })
      .from(knownWords)
      .where(and(eq(knownWords.userId, userId), eq(knownWords.wordId, wordId))),
  )}`

/** The scheduler's view of a word. */
function memoryOf(row: typeof wordStages.$inferSelect): WordMemory {
  const { stage, nextReviewAt, stability, difficulty, lastReviewedOn, reps, lapses } = row
  return {
    stage,
    dueDay: nextReviewAt && warsawDay(nextReviewAt),
    stability,
    difficulty,
    lastDay: lastReviewedOn,
    reps,
    lapses,
  }
}

/** A condition for queries of other domains: whether a learner has met a word. */
export const hasStage = (db: Database, userId: string, wordId: string) =>
  exists(
    db
      .select({ stage: wordStages.stage })
      .from(wordStages)
      .where(and(eq(wordStages.userId, userId), eq(wordStages.wordId, wordId))),
  )

/** All answers of a learner to words, as days count them, in order of arrival. */
export const readAnswers = (db: Database, userId: string) =>
  db
    .select({
      targetLang: wordReviews.targetLang,
      createdAt: wordReviews.answeredAt,
      receivedAt: wordReviews.receivedAt,
      isSuccess: sql<boolean>`${wordReviews.category} <> 'ERROR'`,
    })
    .from(wordReviews)
    .where(eq(wordReviews.userId, userId))
    .orderBy(asc(wordReviews.seq))

/** The words of a learner's session. `failed` is true after a wrong answer. */
export function readReviewsOfSession(
  db: Database,
  userId: string,
  sessionId: string,
): Promise<{ wordId: string; failed: boolean }[]> {
  return db
    .select({
      wordId: wordReviews.wordId,
      failed: sql<boolean>`bool_or(${wordReviews.category} = 'ERROR')`,
    })
    .from(wordReviews)
    .where(and(eq(wordReviews.sessionId, sessionId), eq(wordReviews.userId, userId)))
    .groupBy(wordReviews.wordId)
    .orderBy(sql`min(${wordReviews.seq})`)
}
