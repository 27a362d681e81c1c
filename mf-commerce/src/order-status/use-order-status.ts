import { callApi } from '@mowka/shared/api'
import type { OrderStatus } from '@mowka/shared/contract/schemas/order'
import { useEffect, useState } from 'react'
import {
  firstLookups,
  goesOn,
  LOOKUP_EVERY,
  lookAgain,
  lookedUp,
  type StatusView,
  statusView,
} from './order-status'

/** A payment as a page follows it. */
export type FollowedOrder = {
  view: StatusView
  /** As it was last seen; null before the first answer, and without an order. */
  order: OrderStatus | null
  /** Looks it up from the beginning, after nobody waited any longer. */
  lookAgain: () => void
}

/**
 * Follows the payment of an order: it is looked up at once and then every 5 seconds while it is pending (C-THX-05).
 * Without an order it counts as paid (C-THX-14). `isRefused`: the provider sent the buyer back with an error. Give the
 * page another `key` for another order.
 */
export function useOrderStatus(extOrderId: string | null, isRefused: boolean): FollowedOrder {
  const [lookups, setLookups] = useState(() => firstLookups(isRefused))
  useEffect(() => {
    if (extOrderId === null || !goesOn(lookups)) return
    let isGone = false
    const look = async () => {
      const answer = await callApi('getOrderStatus', { extOrderId }).catch(() => null)
      if (!isGone) setLookups((now) => lookedUp(now, answer))
    }
    const timer = setTimeout(() => void look(), lookups.count === 0 ? 0 : LOOKUP_EVERY)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [extOrderId, lookups])
  return {
    view: extOrderId === null ? 'paid' : statusView(lookups),
    order: lookups.order,
    lookAgain: () => setLookups(lookAgain),
  }
}
