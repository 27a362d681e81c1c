import type { OrderPosition } from '@mowka/contract/schemas/editor/shop'
import type { InterfaceLang } from '@mowka/domain/languages/codes'
import { languageName } from '@mowka/domain/languages/languages'
import { giftCardPrices, type RefundablePosition, sumOf, unusedPrice } from '@mowka/domain/shop/refund'
import { daysIn } from '@mowka/domain/user/access'
import type { Database } from '../../database/database'
import { type GiftCardRow, readBoughtCards } from '../../gift-card/public'
import { readGrantsOf } from '../../user/public'
import { planName } from '../receipt'
import { type OrderLineRow, type OrderRow, readLines, sourceOf } from '../store'
import { isLive, type Refund } from './store'

/** A part of an order that can be refunded by itself, with what was granted for it. */
export type Position = RefundablePosition & {
  /** The lines of its products: one of access, or one per language of a card. */
  lines: OrderLineRow[]
  /** Number of items: 1 for a card. */
  quantity: number
  cardCode: string | null
  price: number
  /** The price without the refunds of this position; `left` is less if money was returned for an unknown position. */
  unrefunded: number
  basis: OrderPosition['basis']
  days: number | null
  daysUsed: number | null
}

/** The amounts of a position that follow from earlier refunds. */
function amountsOf(price: number, position: number, { totalAmount }: OrderRow, past: readonly Refund[]) {
  const live = past.filter(isLive)
  const orderLeft = Math.max(0, totalAmount - sumOf(live))
  const own = live.flatMap(({ lines }) => lines.filter((line) => line.position === position))
  const unrefunded = Math.max(0, price - sumOf(own))
  return { price, unrefunded, left: Math.min(unrefunded, orderLeft) }
}

/** Whether PayU hasn't answered a refund of a position. */
const isWaiting = (position: number, past: readonly Refund[]): boolean =>
  past.some(({ status, lines }) => status === 'requested' && lines.some((line) => line.position === position))

const bases = {
  active: 'unused',
  inactive: 'ended',
  burned: 'redeemed',
} as const satisfies Record<GiftCardRow['status'], Position['basis']>

/** The days of a line's access. A refund that PayU cancelled restored only its unused days, so all are the largest. */
function daysOf(
  position: number,
  grant: { startsAt: Date; endsAt: Date; endedAt: Date | null },
  past: readonly Refund[],
  now: Date,
): { days: number; daysUsed: number } {
  const current = daysIn(grant, grant.endedAt ?? now)
  const before = past.flatMap(({ lines }) => lines.filter((line) => line.position === position))
  const days = Math.max(current.days, ...before.map((line) => line.days ?? 0))
  return { days, daysUsed: days - (current.days - current.daysUsed) }
}

/** Returns the positions of a paid order with what can be refunded for each; none for an unpaid order. */
export async function readPositions(
  db: Database,
  order: OrderRow,
  past: readonly Refund[],
  now: Date,
): Promise<Position[]> {
  if (order.status !== 'COMPLETED') return []
  const lines = await readLines(db, [order.id])
  if (order.giftCards) {
    const cards = await readBoughtCards(db, order.id)
    const prices = giftCardPrices(lines, order.giftCards)
    return order.giftCards.map(({ productCodes }, position) => {
      const amounts = amountsOf(prices[position] ?? 0, position, order, past)
      const card = cards.get(position)
      const basis = isWaiting(position, past) ? 'waiting' : card ? bases[card.status] : 'ungranted'
      return {
        ...amounts,
        position,
        lines: lines.filter(({ productCode }) => productCodes.includes(productCode)),
        quantity: 1,
        cardCode: card?.pattern ?? null,
        proposed: basis === 'unused' || basis === 'ungranted' ? amounts.left : 0,
        basis,
        days: null,
        daysUsed: null,
      }
    })
  }
  const grants = new Map((await readGrantsOf(db, lines.map(sourceOf))).map((grant) => [grant.source, grant]))
  return lines.map((line) => {
    const position = line.line
    const amounts = amountsOf(line.total, position, order, past)
    const rest = { ...amounts, position, lines: [line], quantity: line.quantity, cardCode: null }
    const grant = grants.get(sourceOf(line))
    if (!grant) {
      const basis = isWaiting(position, past) ? 'waiting' : 'ungranted'
      return { ...rest, proposed: amounts.left, basis, days: null, daysUsed: null }
    }
    const used = daysOf(position, grant, past, now)
    const isEnded = grant.endedAt !== null
    return {
      ...rest,
      ...used,
      proposed: isEnded ? 0 : Math.min(amounts.left, unusedPrice(line.total, used)),
      basis: isWaiting(position, past) ? 'waiting' : isEnded ? 'ended' : 'days',
    }
  })
}

/** Returns plan and languages of a position: "Półroczny, angielski, niemiecki". */
export const positionName = ({ lines }: Pick<Position, 'lines'>, lang: InterfaceLang): string =>
  [
    ...lines.slice(0, 1).map((line) => planName(line, lang)),
    ...lines.map(({ targetLang }) => languageName(targetLang, lang)),
  ].join(', ')
