import type { BasketProduct } from '@mowka/shared/domain/basket'
import { firstGiftMistake, giftPlanOf } from '@mowka/shared/domain/gift-card'
import type { InterfaceLang } from '@mowka/shared/domain/interface-lang'
import { warsawDay } from '@mowka/shared/domain/warsaw-time'
import type { Database } from '../database/database'
import { newId } from '../database/ids'
import { invalidInput } from '../http/problem'
import { type EmailServices, enqueueGiftCardEmail } from './emails'
import { newGiftCode } from './gift-code'
import * as store from './store'

/** The batch of cards that were bought, as editors find them. */
const DIRECTORY = 'Sklep'

/** A card as it is ordered (C-ENT-04). */
export type OrderedGiftCard = {
  productCodes: readonly string[]
  inscription: string
  sendAt: string | null
  sendToEmailAddress: string | null
}

/** A paid order of gift cards. */
export type PaidGifts = {
  orderId: string
  /** With the place of each in the order: the same one again is the same card. */
  cards: readonly (OrderedGiftCard & { index: number })[]
  /** Who gets the cards without a receiver. */
  buyerEmail: string | null
  /** The language in which the order was made: of its letters. */
  lang: InterfaceLang
  now: Date
}

/**
 * Refuses an order of gift cards that breaks their rules: 422 with the place of the first mistake. Call it before an
 * order is made; prices and plans on sale are the order's own to check (C-GIFT-08, C-GIFT-09, C-GIFT-14).
 */
export function refuseWrongGifts(
  order: { products: readonly BasketProduct[]; giftCards: readonly OrderedGiftCard[] },
  now: Date,
): void {
  const mistake = firstGiftMistake(order, warsawDay(now))
  if (mistake) throw invalidInput(`body/${mistake.path}`, mistake.message)
}

/**
 * Makes the cards of an order within the transaction that notes its payment, each once however often it is called
 * (S-COM-14). A card without a day goes at once: to its receiver, or to the buyer. One whose day is over by now goes
 * with the next run of the job.
 */
export async function makeBoughtCards(
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

/** Makes ended cards of an order good again, within the transaction that notes that its refund was given up. */
export const reviveBoughtCards = (tx: Database, orderId: string): Promise<void> =>
  store.reviveCardsOfOrder(tx, orderId)

/**
 * Ends the cards of an order that is paid back, within its transaction: nobody can redeem or receive an unused one any
 * more. Says how many were ended and how many had been used, whose access stays.
 */
export const endBoughtCards = (tx: Database, orderId: string): Promise<{ ended: number; used: number }> =>
  store.endCardsOfOrder(tx, orderId)
