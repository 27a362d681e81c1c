import type { OrderStatus } from '@mowka/shared/contract/schemas/order'

/** Time between two lookups of an order, in milliseconds (C-THX-05). */
export const LOOKUP_EVERY = 5000

/** After more lookups than this the page says that it takes longer than usual (C-THX-06). */
export const CALM_LOOKUPS = 12

/** After more lookups than this nobody waits any longer (C-THX-07). */
export const MOST_LOOKUPS = 24

/** What the page says of a payment (C-THX-08). */
export type StatusView = 'pending' | 'pending-warning' | 'unknown' | 'paid' | 'cancelled'

/** An order that is being looked up. */
export type Lookups = {
  /** How often it was looked up. */
  count: number
  /** The last answer; a failed lookup leaves the one before. Null until the first. */
  order: OrderStatus | null
  /** The provider sent the buyer back with an error, before the order knows of it. */
  isRefused: boolean
}

/** How the lookups begin. */
export const firstLookups = (isRefused: boolean): Lookups => ({ count: 0, order: null, isRefused })

/** A lookup has ended: with the order, or with null for a failure, which counts as pending (C-THX-11). */
export const lookedUp = ({ count, order, isRefused }: Lookups, answer: OrderStatus | null): Lookups => ({
  count: count + 1,
  order: answer ?? order,
  isRefused,
})

const isPending = ({ order }: Lookups): boolean => order === null || order.status === 'PENDING'

/** Whether the order is looked up once more. */
export const goesOn = (lookups: Lookups): boolean => isPending(lookups) && lookups.count <= MOST_LOOKUPS

/** What the page says now. */
export function statusView(lookups: Lookups): StatusView {
  const { order, count, isRefused } = lookups
  if (order?.status === 'COMPLETED') return 'paid'
  if (order?.status === 'CANCELED' || isRefused) return 'cancelled'
  if (count > MOST_LOOKUPS) return 'unknown'
  return count > CALM_LOOKUPS ? 'pending-warning' : 'pending'
}

/** Lookups that begin again, after someone asked for it; what is known of the order stays. */
export const lookAgain = ({ order }: Lookups): Lookups => ({ count: 0, order, isRefused: false })
