import type { giftCardList } from '@mowka/shared/contract/endpoints/gift-card'
import type { ReadListQuery } from '@mowka/shared/contract/schemas/list'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { readPage } from '../http/list-query'
import { giftCards } from './tables'

export type GiftCardRow = typeof giftCards.$inferSelect

/** One page of all gift cards, and how many there are. */
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

/** Keeps a new card; the one that the same request made before, when it did. */
export async function insertGiftCard(db: Database, row: GiftCardRow): Promise<GiftCardRow> {
  await db.insert(giftCards).values(row).onConflictDoNothing({ target: giftCards.requestId })
  const [kept] = await db.select().from(giftCards).where(eq(giftCards.requestId, row.requestId))
  return kept ?? row
}
