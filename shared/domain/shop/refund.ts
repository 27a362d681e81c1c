import { spread } from './order-total'

/** Days of a period of access. */
export type AccessDays = { days: number; daysUsed: number }

/**
 * Returns the part of a price for the unused days of an access, in grosz: price × unused days / all days, rounded up
 * in the buyer's favour. The shop keeps the price of the days used, as its terms state.
 */
export function unusedPrice(price: number, { days, daysUsed }: AccessDays): number {
  if (days <= 0) return 0
  const unused = days - Math.min(Math.max(daysUsed, 0), days)
  return Math.ceil((price * unused) / days)
}

/**
 * Returns the paid price of each gift card of an order. A card costs one item of each of its products; a line that
 * isn't divisible by its quantity is distributed like a coupon. The prices add up to the total of the lines.
 */
export function giftCardPrices(
  lines: readonly { productCode: string; quantity: number; total: number }[],
  cards: readonly { productCodes: readonly string[] }[],
): number[] {
  const items = new Map(
    lines.map(({ productCode, quantity, total }) => [
      productCode,
      spread(total, new Array<number>(quantity).fill(1)),
    ]),
  )
  return cards.map(({ productCodes }) =>
    productCodes.reduce((sum, code) => sum + (items.get(code)?.shift() ?? 0), 0),
  )
}

/** A part of an order that can be refunded by itself, with amounts in grosz. */
export type RefundablePosition = {
  position: number
  /** The rest of its price. */
  left: number
  /** The refund for the unused part. */
  proposed: number
}

/** An amount refunded for a position. */
export type PositionAmount = { position: number; amount: number }

/** Largest order whose sets of positions are compared with an amount. */
const MAX_MATCHED = 12

/**
 * Finds the positions that an amount was refunded for: the only set that costs it, in full or for its unused part.
 * Returns `null` if there is none or more than one.
 */
export function matchRefund(
  amount: number,
  positions: readonly RefundablePosition[],
): PositionAmount[] | null {
  const priced = positions.filter(({ left }) => left > 0)
  if (priced.length > MAX_MATCHED) return null
  let found: PositionAmount[] | null = null
  for (let set = 1; set < 2 ** priced.length; set += 1) {
    const chosen = priced.filter((_, index) => (set >> index) % 2 === 1)
    const matching = [
      chosen.map(({ position, left }) => ({ position, amount: left })),
      chosen.map(({ position, proposed }) => ({ position, amount: proposed })),
    ].find((lines) => lines.every((line) => line.amount > 0) && sumOf(lines) === amount)
    if (!matching) continue
    if (found) return null
    found = matching
  }
  return found
}

/** Adds up the amounts of lines. */
export const sumOf = (lines: readonly { amount: number }[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0)
