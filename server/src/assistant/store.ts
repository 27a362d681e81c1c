import type { LangCode } from '@mowka/contract/schemas/common'
import type { AiAction, AiAnswer } from '@mowka/contract/schemas/trainer'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { aiChats, aiExchanges, aiUsage } from './tables'

/** A question and its answer. */
export type Exchange = { question: string; answer: AiAnswer }

/**
 * Returns the last exchanges of the person's own chat about an exercise, oldest first; `undefined` for any other
 * chat.
 */
export async function readOwnChat(
  db: Database,
  { userId, exerciseId, chatId }: { userId: string; exerciseId: string; chatId: string },
  most: number,
): Promise<Exchange[] | undefined> {
  const rows = await db
    .select({ question: aiExchanges.question, answer: aiExchanges.answer })
    .from(aiChats)
    .innerJoin(aiExchanges, eq(aiExchanges.chatId, aiChats.id))
    .where(and(eq(aiChats.id, chatId), eq(aiChats.userId, userId), eq(aiChats.exerciseId, exerciseId)))
    .orderBy(desc(aiExchanges.number))
    .limit(most)
  return rows.length === 0 ? undefined : rows.reverse()
}

/** Whether the chat belongs to the person. */
export async function isOwnChat(db: Database, userId: string, chatId: string): Promise<boolean> {
  const rows = await db
    .select({ id: aiChats.id })
    .from(aiChats)
    .where(and(eq(aiChats.id, chatId), eq(aiChats.userId, userId)))
  return rows.length > 0
}

/** An exchange to store. */
export type NewExchange = {
  chatId: string
  type: AiAction
  question: string
  answer: AiAnswer
  spoken: string[]
  createdAt: Date
}

/**
 * Appends an exchange to its chat, and creates the chat if `begun` is set. Returns the exchange's number, or
 * `undefined` if the chat was deleted.
 */
export const addExchange = (
  db: Database,
  exchange: NewExchange,
  begun: { userId: string; exerciseId: string; lang: LangCode } | null,
): Promise<number | undefined> =>
  db.transaction(async (tx) => {
    const { chatId, createdAt } = exchange
    if (begun) {
      await tx.insert(aiChats).values({ id: chatId, createdAt, ...begun })
    } else {
      // Serializes concurrent follow-ups.
      const kept = await tx
        .select({ id: aiChats.id })
        .from(aiChats)
        .where(eq(aiChats.id, chatId))
        .for('update')
      if (kept.length === 0) return undefined
    }
    const next = sql<number>`(select coalesce(max(${aiExchanges.number}) + 1, 0) from ${aiExchanges} where ${aiExchanges.chatId} = ${chatId})`
    const [row] = await tx
      .insert(aiExchanges)
      .values({ ...exchange, number: next })
      .returning({ number: aiExchanges.number })
    return row?.number
  })

/** Rates an answer. Returns `false` if it doesn't exist. */
export async function rate(
  db: Database,
  chatId: string,
  number: number,
  rating: 'like' | 'dislike',
): Promise<boolean> {
  const rows = await db
    .update(aiExchanges)
    .set({ rating })
    .where(and(eq(aiExchanges.chatId, chatId), eq(aiExchanges.number, number)))
    .returning({ number: aiExchanges.number })
  return rows.length > 0
}

/** Returns the language of a text from the person's assistant chats; `undefined` for any other text. */
export async function langOfPlayableText(
  db: Database,
  userId: string,
  text: string,
): Promise<LangCode | undefined> {
  const [row] = await db
    .select({ lang: aiChats.lang })
    .from(aiChats)
    .innerJoin(aiExchanges, eq(aiExchanges.chatId, aiChats.id))
    .where(and(eq(aiChats.userId, userId), sql`${aiExchanges.spoken} @> ${JSON.stringify([text])}::jsonb`))
    .limit(1)
  return row?.lang
}

type QuotaKind = 'questions' | 'recordings' | 'suggestions'

/**
 * Consumes one unit of a daily quota. Returns the number used, or `undefined` if the quota is used up. A single
 * statement, so that the limit holds under concurrency.
 */
export async function consumeQuota(
  db: Database,
  { userId, day }: { userId: string; day: string },
  what: QuotaKind,
  most: number,
): Promise<number | undefined> {
  if (most < 1) return undefined
  const column = aiUsage[what]
  const [row] = await db
    .insert(aiUsage)
    .values({ userId, day, [what]: 1 })
    .onConflictDoUpdate({
      target: [aiUsage.userId, aiUsage.day],
      set: { [what]: sql`${column} + 1` },
      setWhere: lt(column, most),
    })
    .returning({ taken: column })
  return row?.taken
}

/** Returns a unit that was consumed without a result. */
export async function restoreQuota(
  db: Database,
  { userId, day }: { userId: string; day: string },
  what: QuotaKind,
): Promise<void> {
  const column = aiUsage[what]
  await db
    .update(aiUsage)
    .set({ [what]: sql`greatest(${column} - 1, 0)` })
    .where(and(eq(aiUsage.userId, userId), eq(aiUsage.day, day)))
}

/** Deletes chats created before a moment, and usage counts before a day. */
export async function deleteChatsBefore(db: Database, moment: Date, day: string): Promise<void> {
  await db.delete(aiChats).where(lt(aiChats.createdAt, moment))
  await db.delete(aiUsage).where(lt(aiUsage.day, day))
}
