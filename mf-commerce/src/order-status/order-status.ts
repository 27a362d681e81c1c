import type { OrderStatus } from '@mowka/contract/schemas/order'

/** Lookup interval in ms (C-THX-05). */
export const LOOKUP_INTERVAL = 5000

/** Number of lookups before the "takes longer than usual" warning (C-THX-06). */
export const LOOKUPS_BEFORE_WARNING = 12

/** Maximum number of lookups (C-THX-07). */
export const MAX_LOOKUPS = 24

/** Payment status as shown on the page (C-THX-08). */
export type StatusView = 'pending' | 'pending-warning' | 'unknown' | 'paid' | 'cancelled'

/** Lookup state of an order. */
export type Lookups = {
  /** Number of lookups so far. */
  count: number
  /** The last response; a failed lookup leaves the previous one. Null before the first. */
  order: OrderStatus | null
  /** The provider redirected with an error, before the order status shows it. */
  isRefused: boolean
}

/** Initial lookup state. */
export const initialLookups = (isRefused: boolean): Lookups => ({ count: 0, order: null, isRefused })

/** State after a lookup; a failed one (null) counts as pending (C-THX-11). */
export const afterLookup = ({ count, order, isRefused }: Lookups, answer: OrderStatus | null): Lookups => ({
  count: count + 1,
  order: answer ?? order,
  isRefused,
})

const isPending = ({ order }: Lookups): boolean => order === null || order.status === 'PENDING'

/** Whether another lookup is due. */
export const shouldLookUpAgain = (lookups: Lookups): boolean =>
  isPending(lookups) && lookups.count <= MAX_LOOKUPS

/** Returns the status to show. */
export function statusView(lookups: Lookups): StatusView {
  const { order, count, isRefused } = lookups
  if (order?.status === 'COMPLETED') return 'paid'
  if (order?.status === 'CANCELED' || isRefused) return 'cancelled'
  if (count > MAX_LOOKUPS) return 'unknown'
  return count > LOOKUPS_BEFORE_WARNING ? 'pending-warning' : 'pending'
}

/** Restarts the lookups; the last known order stays. */
export const lookAgain = ({ order }: Lookups): Lookups => ({ count: 0, order, isRefused: false })
