import type { InterfaceLang } from '@mowka/domain/languages/codes'
import type { BasketProduct } from '@mowka/domain/shop/basket'
import { firstGiftMistake, giftPlanOf } from '@mowka/domain/shop/gift-card'
import { warsawDay } from '@mowka/domain/time'
import type { Database } from '../database/database'
import { newId } from '../database/ids'
import { invalidInput } from '../http/problem'
import { type EmailServices, enqueueGiftCardEmail } from './emails'
import { newGiftCode } from './gift-code'
import * as store from './store'

/** Directory under which editors find purchased cards. */
const DIRECTORY = 'Sklep'

/** A card in an order (C-ENT-04). */
export type OrderedGiftCard = {
  productCodes: readonly string[]
  inscription: string
  sendAt: string | null
  sendToEmailAddress: string | null
}

/** A paid order of gift cards. */
export type PaidGifts = {
  orderId: string
  /** Cards with their position in the order, which identifies a card when the call is repeated. */
  cards: readonly (OrderedGiftCard & { index: number })[]
  /** Receives the cards without a recipient. */
  buyerEmail: string | null
  /** The language of the order, used for its emails. */
  lang: InterfaceLang
  now: Date
}

/**
 * Validates the gift cards of an order. Throws 422 with the path of the first mistake. Call it before the order is
 * created; the order itself checks prices and plans (C-GIFT-08, C-GIFT-09, C-GIFT-14).
 */
export function validateGiftCards(
  order: { products: readonly BasketProduct[]; giftCards: readonly OrderedGiftCard[] },
  now: Date,
): void {
  const mistake = firstGiftMistake(order, warsawDay(now))
  if (mistake) throw invalidInput(`body/${mistake.path}`, mistake.message)
}

/**
 * Creates the cards of an order within the transaction that records its payment, each only once (S-COM-14). A card
 * without a send date is emailed immediately, to its recipient or to the buyer. A card whose date has passed is
 * emailed by the next run of the job.
 */
export async function createBoughtCards(
  tx: Database,
  { orderId, cards, buyerEmail, lang, now }: PaidGifts,
  office: EmailServices,
): Promise<void> {
  for (const { index, ...ordered } of cards) {
    const gift = giftPlanOf(ordered.productCodes)
    if (!gift) throw new Error('Wrong product in basket')
    const waits = ordered.sendToEmailAddress !== null && ordered.sendAt !== null
    const card = await store.insertGiftCard(tx, {
      ...gift,
      id: newId(now.getTime()),
      requestId: `order/${orderId}/${index}`,
      orderId,
      pattern: newGiftCode(),
      status: 'active',
      directory: DIRECTORY,
      inscription: ordered.inscription,
      sendToEmailAddress: ordered.sendToEmailAddress,
      letterLang: lang,
      createdAt: now,
      sendAt: waits ? ordered.sendAt : warsawDay(now),
      postedAt: waits ? null : now,
      expireAt: null,
      redeemedAt: null,
    })
    if (card && !waits) await enqueueGiftCardEmail(office, tx, { card, buyerEmail, now })
  }
}

/** Returns the cards of an order by their position in it. */
export async function readBoughtCards(
  db: Database,
  orderId: string,
): Promise<Map<number, store.GiftCardRow>> {
  return byPosition(await store.readCardsOfOrder(db, orderId))
}

/**
 * Locks the cards of an order until the transaction ends, so that none is redeemed meanwhile, and returns them by
 * their position.
 */
export async function lockBoughtCards(
  tx: Database,
  orderId: string,
): Promise<Map<number, store.GiftCardRow>> {
  return byPosition(await store.lockCardsOfOrder(tx, orderId))
}

const byPosition = (cards: readonly store.GiftCardRow[]): Map<number, store.GiftCardRow> =>
  new Map(cards.map((card) => [Number(card.requestId.split('/').at(-1)), card]))

/**
 * Deactivates cards of a refunded order within its transaction: they can no longer be redeemed or emailed. Returns the
 * positions of the deactivated cards and of redeemed cards, whose access stays.
 */
export async function deactivateBoughtCards(
  tx: Database,
  orderId: string,
  positions: readonly number[],
): Promise<{ ended: number[]; redeemed: number[] }> {
  const cards = await lockBoughtCards(tx, orderId)
  const ended = positions.filter((position) => cards.get(position)?.status === 'active')
  await store.setStatus(tx, idsAt(cards, ended), 'inactive')
  return { ended, redeemed: positions.filter((position) => cards.get(position)?.status === 'burned') }
}

/** Reactivates deactivated cards of an order whose refund was abandoned. Returns the positions of these cards. */
export async function reactivateBoughtCards(
  tx: Database,
  orderId: string,
  positions: readonly number[],
): Promise<number[]> {
  const cards = await lockBoughtCards(tx, orderId)
  const restored = positions.filter((position) => cards.get(position)?.status === 'inactive')
  await store.setStatus(tx, idsAt(cards, restored), 'active')
  return restored
}

const idsAt = (cards: ReadonlyMap<number, store.GiftCardRow>, positions: readonly number[]): string[] =>
  positions.flatMap((position) => cards.get(position)?.id ?? [])
