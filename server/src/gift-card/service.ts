import { isDeepStrictEqual } from 'node:util'
import type { giftCardList } from '@mowka/contract/endpoints/gift-card'
import type { GiftCard, NewGiftCard } from '@mowka/contract/schemas/gift-card'
import type { ReadListQuery } from '@mowka/contract/schemas/list'
import { latestSendDay } from '@mowka/domain/shop/gift-card'
import { warsawDay } from '@mowka/domain/time'
import type { Config } from '../config'
import type { Database } from '../database/database'
import { newId } from '../database/ids'
import type { CallScope } from '../http/policy'
import { invalidInput, notFound, ProblemError } from '../http/problem'
import { planNames } from '../product/public'
import { type EmailServices, enqueueGiftCardEmail } from './emails'
import { newGiftCode } from './gift-code'
import { PANEL_LINK_LIFETIME, pdfLink } from './pdf-link'
import * as store from './store'

const toGiftCard = (row: store.GiftCardRow, config: Config, now: Date): GiftCard => ({
  _id: row.id,
  pattern: row.pattern,
  status: row.status,
  plan: row.plan,
  languages: row.languages,
  directory: row.directory,
  inscription: row.inscription,
  sendToEmailAddress: row.sendToEmailAddress,
  createdAt: row.createdAt.toISOString(),
  sendAt: row.sendAt,
  expireAt: row.expireAt,
  redeemedAt: row.redeemedAt?.toISOString() ?? null,
  url: pdfLink(config, row.id, now, PANEL_LINK_LIFETIME),
})

/** Lists gift cards page by page (S-COM-15). */
export async function listGiftCards(
  { db, now }: CallScope,
  query: ReadListQuery<typeof giftCardList>,
  config: Config,
) {
  const { rows, total } = await store.listGiftCards(db, query)
  return { items: rows.map((row) => toGiftCard(row, config, now)), metadata: { total } }
}

/**
 * Validates the dates of a card against today, its address and each other. Throws 422 with the path of the mistake.
 */
function validateDates({ sendToEmailAddress, sendAt, expireAt }: NewGiftCard, today: string): void {
  if (expireAt !== null && expireAt < today) throw invalidInput('body/expireAt', 'This day is over')
  if (sendAt === null) return
  if (sendToEmailAddress === null) {
    throw invalidInput('body/sendToEmailAddress', 'A card that is sent on a day needs an address')
  }
  if (sendAt < today) throw invalidInput('body/sendAt', 'This day is over')
  if (sendAt > latestSendDay(today)) {
    throw invalidInput('body/sendAt', `A card is sent by ${latestSendDay(today)}`)
  }
  if (expireAt !== null && sendAt > expireAt) {
    throw invalidInput('body/sendAt', 'A card is sent before it is over')
  }
}

/** The columns set by the form. A card with a recipient but no send date is emailed on `day`. */
const formFields = (card: NewGiftCard, day: string) => ({
  plan: card.plan,
  languages: [...new Set(card.languages)],
  directory: card.directory,
  inscription: card.inscription,
  sendToEmailAddress: card.sendToEmailAddress,
  sendAt: card.sendToEmailAddress === null ? null : (card.sendAt ?? day),
  expireAt: card.expireAt,
})

/**
 * Applies corrections made since the first attempt to create the card. Throws 409 `GIFT_CARD_SENT` if it has been emailed
 * or redeemed in the meantime.
 */
async function correctCard(
  tx: Database,
  stored: store.GiftCardRow,
  card: NewGiftCard,
  now: Date,
): Promise<store.GiftCardRow> {
  const isSame = Object.entries(formFields(card, warsawDay(stored.createdAt))).every(
    ([name, value]) => name in stored && isDeepStrictEqual(Reflect.get(stored, name), value),
  )
  if (isSame) return stored
  if (stored.postedAt !== null || stored.status !== 'active') {
    throw new ProblemError(409, 'GIFT_CARD_SENT', 'The card has already been sent or redeemed', {
      detail: 'An earlier attempt created the card. It can no longer be corrected; create another one.',
    })
  }
  return store.changeGiftCard(tx, stored.id, formFields(card, warsawDay(now)))
}

/**
 * Creates a redeemable card and emails it to its recipient, if any: immediately, or on its send date by the job
 * (S-COM-15). A repeated request creates no second card and applies corrections. Throws 422 for a plan that isn't
 * sold in one of the languages and for invalid dates, and 409 for corrections after the card was emailed or redeemed.
 */
export async function createGiftCard(
  { db, now }: CallScope,
  card: NewGiftCard,
  office: EmailServices,
): Promise<GiftCard> {
  const sold = await planNames(
    db,
    card.languages.map((lang) => `${card.plan}:${lang}`),
  )
  const missing = card.languages.filter((lang) => !sold.has(`${card.plan}:${lang}`))
  if (missing.length > 0) throw invalidInput('body/plan', `This plan is not sold for ${missing.join(', ')}`)
  const today = warsawDay(now)
  validateDates(card, today)
  const id = newId(now.getTime())
  const requestId = card.requestId ?? id
  const row = await db.transaction(async (tx) => {
    const made = await store.insertGiftCard(tx, {
      ...formFields(card, today),
      id,
      requestId,
      orderId: null,
      pattern: newGiftCode(),
      status: 'active',
      letterLang: null,
      createdAt: now,
      postedAt: null,
      redeemedAt: null,
    })
    const stored = made ?? (await store.lockCardOfRequest(tx, requestId))
    if (!stored) throw notFound('The gift card')
    const current = made ?? (await correctCard(tx, stored, card, now))
    if (current.sendAt === null || current.sendAt > today) return current
    const due = await store.markEmailed(tx, current.id, now)
    if (due) await enqueueGiftCardEmail(office, tx, { card: due, buyerEmail: null, now })
    return due ?? current
  })
  return toGiftCard(row, office.config, now)
}
