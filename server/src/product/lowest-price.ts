/** A price with the start of its validity. */
export type Price = { totalPrice: number; since: Date }

const DAYS_30 = 30 * 24 * 60 * 60 * 1000

/**
 * Returns the price shown next to a reduced one: the lowest of the 30 days before the reduction, as required by the
 * Omnibus directive. A price that has held for 30 days is no reduction, so it is its own lowest. Null for a plan that
 * is newer and has had only one price. `prices` are ordered from the oldest to the current one.
 */
export function lowestPrice(prices: readonly Price[], now: Date): number | null {
  const current = prices.at(-1)
  if (!current) return null
  const since = current.since.getTime()
  if (since <= now.getTime() - DAYS_30) return current.totalPrice
  const from = since - DAYS_30
  const before = prices.slice(0, -1)
  const inWindow = before.filter((_, index) => {
    const until = prices[index + 1]?.since.getTime() ?? since
    return until > from
  })
  return inWindow.length > 0 ? Math.min(...inWindow.map(({ totalPrice }) => totalPrice)) : null
}
