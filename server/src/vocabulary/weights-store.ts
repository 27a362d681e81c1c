import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { wordReviews, wordWeights } from './tables'

/** A scalar subquery: the weights in use, or null for the shipped ones. */
export const activeWeights = (db: Database) =>
  sql<readonly number[] | null>`${db
    .select({ weights: wordWeights.weights })
    .from(wordWeights)
    .where(eq(wordWeights.isActive, true))}`

export type WordWeights = typeof wordWeights.$inferSelect

export const readWeights = (db: Database): Promise<WordWeights[]> =>
  db.select().from(wordWeights).orderBy(asc(wordWeights.version))

export async function readActiveWeights(db: Database): Promise<WordWeights | undefined> {
  const [row] = await db.select().from(wordWeights).where(eq(wordWeights.isActive, true))
  return row
}

/** Stores a set; an active one replaces the set in use. Returns its version. Needs a transaction. */
export async function insertWeights(tx: Database, row: typeof wordWeights.$inferInsert): Promise<number> {
  if (row.isActive) await deactivateWeights(tx)
  const [made] = await tx.insert(wordWeights).values(row).returning({ version: wordWeights.version })
  if (!made) throw new Error('An insert returns its row')
  return made.version
}

const deactivateWeights = (tx: Database) =>
  tx.update(wordWeights).set({ isActive: false, isPinned: false }).where(eq(wordWeights.isActive, true))

/** Puts a set into use for good, until an operator chooses again. Throws for an unknown version. */
export async function pinWeights(db: Database, version: number): Promise<void> {
  await db.transaction(async (tx) => {
    await deactivateWeights(tx)
    const pinned = await tx
      .update(wordWeights)
      .set({ isActive: true, isPinned: true })
      .where(eq(wordWeights.version, version))
      .returning({ version: wordWeights.version })
    if (pinned.length === 0) throw new Error(`There is no version ${version}`)
  })
}

/** Lets the weekly fit replace the set in use again. */
export const unpinWeights = (db: Database) => db.update(wordWeights).set({ isPinned: false })

/** The learners of the most recent answers, most recent first. */
export async function readRecentLearners(db: Database, answers: number): Promise<string[]> {
  const recent = db
    .select({ userId: wordReviews.userId, seq: wordReviews.seq })
    .from(wordReviews)
    .orderBy(desc(wordReviews.seq))
    .limit(answers)
    .as('recent')
  const rows = await db
    .select({ userId: recent.userId })
    .from(recent)
    .groupBy(recent.userId)
    .orderBy(desc(sql`max(${recent.seq})`))
  return rows.map(({ userId }) => userId)
}

/** A scheduled answer in the log. */
export type LoggedReview = Pick<
  typeof wordReviews.$inferSelect,
  'userId' | 'wordId' | 'kind' | 'stageAfter' | 'category' | 'hinted' | 'answeredAt'
>

/** The scheduled answers of some learners, in order of recording within each word. */
export const readReviewsOf = (db: Database, userIds: string[]): Promise<LoggedReview[]> =>
  db
    .select({
      userId: wordReviews.userId,
      wordId: wordReviews.wordId,
      kind: wordReviews.kind,
      stageAfter: wordReviews.stageAfter,
      category: wordReviews.category,
      hinted: wordReviews.hinted,
      answeredAt: wordReviews.answeredAt,
    })
    .from(wordReviews)
    .where(inArray(wordReviews.userId, userIds))
    .orderBy(asc(wordReviews.userId), asc(wordReviews.wordId), asc(wordReviews.seq))
