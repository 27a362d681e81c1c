import type { giftCardList } from '@mowka/contract/endpoints/gift-card'
import type { ReadListQuery } from '@mowka/contract/schemas/list'
import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { readPage } from '../http/list-query'
import { giftCards, giftCardUses } from './tables'

export type GiftCardRow = typeof giftCards.$inferSelect

/** Returns one page of gift cards and the total count. */
export const listGiftCards = (db: Database, query: ReadListQuery<typeof giftCardList>) =>
  readPage(db, giftCards, query, {
    filters: { directory: [giftCards.directory] },
    sort: {
      createdAt: giftCards.createdAt,
      sendAt: giftCards.sendAt,
      expireAt: giftCards.expireAt,
      redeemedAt: giftCards.redeemedAt,
    },
    tie: [giftCards.id],
  })

export async function readGiftCard(db: Database, id: string): Promise<GiftCardRow | undefined> {
  const [row] = await db.select().from(giftCards).where(eq(giftCards.id, id))
  return row
}

/** Returns the cards of an order, in their order. */
export const readCardsOfOrder = (db: Database, orderId: string): Promise<GiftCardRow[]> =>
  db.select().from(giftCards).where(eq(giftCards.orderId, orderId)).orderBy(asc(giftCards.requestId))

/** Inserts a card. Returns `undefined` if the same request has created it already. */
export async function insertGiftCard(db: Database, row: GiftCardRow): Promise<GiftCardRow | undefined> {
  const [kept] = await db
    .insert(giftCards)
    .values(row)
    .onConflictDoNothing({ target: giftCards.requestId })
    .returning()
  return kept
}

/** Locks the card created by a request until the transaction ends. */
export async function lockCardOfRequest(tx: Database, requestId: string): Promise<GiftCardRow | undefined> {
  const [row] = await tx.select().from(giftCards).where(eq(giftCards.requestId, requestId)).for('update')
  return row
}

/** Changes a card and returns it. Call it with the card locked. */
export async function changeGiftCard(
  tx: Database,
  id: string,
  change: Partial<GiftCardRow>,
): Promise<GiftCardRow> {
  const [row] = await tx.update(giftCards).set(change).where(eq(giftCards.id, id)).returning()
  if (!row) throw new Error('The locked gift card is gone')
  return row
}

/** Locks a card by its code until the transaction ends. */
export async function lockGiftCard(db: Database, pattern: string): Promise<GiftCardRow | undefined> {
  const [row] = await db.select().from(giftCards).where(eq(giftCards.pattern, pattern)).for('update')
  return row
}

/** Returns the uses of gift cards by a person. */
export const readUses = (db: Database, userId: string) =>
  db.select().from(giftCardUses).where(eq(giftCardUses.userId, userId))

/** Marks a card as redeemed. Call it with the card locked. */
export async function markRedeemed(
  db: Database,
  { id, languages }: GiftCardRow,
  userId: string,
  now: Date,
): Promise<void> {
  await db.insert(giftCardUses).values({ giftCardId: id, userId, languages, redeemedAt: now })
  await db.update(giftCards).set({ status: 'burned', redeemedAt: now }).where(eq(giftCards.id, id))
}

/** Active cards that haven't been emailed yet, whatever their send date. */
const isWaiting = and(
  isNull(giftCards.postedAt),
  eq(giftCards.status, 'active'),
  isNotNull(giftCards.sendToEmailAddress),
)

export type DueCard = Pick<GiftCardRow, 'id' | 'sendAt'>

/** Returns active cards that are due and not emailed, oldest first, starting after `after`. */
export const readDueCards = (
  db: Database,
  today: string,
  { after, limit }: { after: DueCard | undefined; limit: number },
): Promise<DueCard[]> =>
  db
    .select({ id: giftCards.id, sendAt: giftCards.sendAt })
    .from(giftCards)
    .where(
      and(
        isWaiting,
        lte(giftCards.sendAt, today),
        after && sql`(${giftCards.sendAt}, ${giftCards.id}) > (${after.sendAt}, ${after.id})`,
      ),
    )
    .orderBy(asc(giftCards.sendAt), asc(giftCards.id))
    .limit(limit)

/** Marks a waiting card as emailed. Returns the card to only one of several concurrent calls. */
export async function markEmailed(db: Database, id: string, now: Date): Promise<GiftCardRow | undefined> {
  const [row] = await db
    .update(giftCards)
    .set({ postedAt: now })
    .where(and(eq(giftCards.id, id), isWaiting))
    .returning()
  return row
}

/** Locks the cards of an order until the transaction ends, always in the same order. */
export const lockCardsOfOrder = (tx: Database, orderId: string): Promise<GiftCardRow[]> =>
  tx.select().from(giftCards).where(eq(giftCards.orderId, orderId)).orderBy(asc(giftCards.id)).for('update')

/** Sets the status of cards. Call it with the cards locked. */
export async function setStatus(
  tx: Database,
  ids: readonly string[],
  status: GiftCardRow['status'],
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(giftCards)
    .set({ status })
    .where(inArray(giftCards.id, [...ids]))
}
