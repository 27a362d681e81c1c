import type { LangCode } from '../languages/codes'
import { appliesTo, type DiscountCondition } from './coupon'
import { parseProductCode } from './product-code'

/** A product in a basket with its price. Money is integer grosz. */
export type PricedProduct = {
  /** `plan:sourceLang:targetLang`. */
  productCode: string
  quantity: number
  /** Price of one item for all its months. */
  totalPrice: number
  /** Duration of one item, in months. */
  months: number
}

/** Amounts and months of one order line. */
export type OrderLine = {
  productCode: string
  quantity: number
  /** Before the discount. */
  fullPrice: number
  discount: number
  /** Amount to pay: the full price minus the discount. */
  total: number
  /** Months of access, including those from a coupon. */
  months: number
}

/** Order total. The lines sum to each of its three sums. */
export type OrderTotal = { lines: OrderLine[]; fullPrice: number; discount: number; total: number }

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

/** Rounds half a grosz up. */
const halfUp = (amount: number, percent: number): number => Math.floor((amount * percent + 50) / 100)

/**
 * Distributes an amount over weights: each gets the integer part of its share, and the remaining grosze go to the
 * largest fractions, earlier ones first. No share exceeds its weight unless the amount exceeds the sum of all
 * weights.
 */
export function spread(amount: number, weights: readonly number[]): number[] {
  const all = sum(weights)
  if (all === 0) return weights.map(() => 0)
  const shares = weights.map((weight, index) => ({
    index,
    whole: Math.floor((amount * weight) / all),
    rest: (amount * weight) % all,
  }))
  let left = amount - sum(shares.map(({ whole }) => whole))
  for (const share of shares.toSorted((a, b) => b.rest - a.rest || a.index - b.index)) {
    if (left === 0) break
    share.whole += 1
    left -= 1
  }
  return shares.map(({ whole }) => whole)
}

/** Returns the discount of each line. */
function discounts(products: readonly PricedProduct[], { type, amount, ...on }: DiscountCondition): number[] {
  const prices = products.map(({ productCode, quantity, totalPrice }) =>
    appliesTo(on, productCode) ? quantity * totalPrice : 0,
  )
  const all = sum(prices)
  switch (type) {
    case 'PERCENT':
      return spread(Math.min(all, halfUp(all, amount)), prices)
    case 'AMOUNT':
      return spread(Math.min(all, amount), prices)
    case 'FIXED_UNIT_PRICE':
      // A coupon never raises a price.
      return products.map(({ quantity, months }, index) =>
        Math.max(0, (prices[index] ?? 0) - amount * months * quantity),
      )
    case 'ADDITIONAL_MONTHS':
      return prices.map(() => 0)
  }
}

/**
 * Calculates an order's price and the months per line, shared by the summary page and the server. A discount is
 * rounded half up once per order and distributed over the lines; no price is negative (C-COUP-11 to -15).
 */
export function orderTotal(
  products: readonly PricedProduct[],
  discount: DiscountCondition | null,
): OrderTotal {
  const off = discount ? discounts(products, discount) : []
  const lines = products.map((product, index): OrderLine => {
    const fullPrice = product.quantity * product.totalPrice
    const more =
      discount?.type === 'ADDITIONAL_MONTHS' && appliesTo(discount, product.productCode) ? discount.amount : 0
    return {
      productCode: product.productCode,
      quantity: product.quantity,
      fullPrice,
      discount: off[index] ?? 0,
      total: fullPrice - (off[index] ?? 0),
      months: product.quantity * product.months + more,
    }
  })
  return {
    lines,
    fullPrice: sum(lines.map((line) => line.fullPrice)),
    discount: sum(lines.map((line) => line.discount)),
    total: sum(lines.map((line) => line.total)),
  }
}

/** Returns the months of access per language: the sum of its lines (C-SUM-11). */
export function monthsByLanguage(lines: readonly OrderLine[]): Map<LangCode, number> {
  const months = new Map<LangCode, number>()
  for (const line of lines) {
    const lang = parseProductCode(line.productCode)?.targetLang
    if (lang) months.set(lang, (months.get(lang) ?? 0) + line.months)
  }
  return months
}

/** Merges the lines of duplicate products, adding their quantities; an order contains each product once. */
export function joinLines<Line extends { productCode: string; quantity: number }>(
  products: readonly Line[],
): Line[] {
  const joined = new Map<string, Line>()
  for (const product of products) {
    const before = joined.get(product.productCode)
    joined.set(product.productCode, {
      ...product,
      quantity: product.quantity + (before?.quantity ?? 0),
    })
  }
  return [...joined.values()]
}

/** Number of characters of an order's id that buyers see. */
export const SPOKEN_NUMBER_LENGTH = 12

/** Short order number for support, from the end of the order id; it authorizes nothing. */
export const spokenOrderNumber = (id: string): string => id.slice(-SPOKEN_NUMBER_LENGTH).toUpperCase()
