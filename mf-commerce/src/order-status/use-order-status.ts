import type { OrderStatus } from '@mowka/contract/schemas/order'
import { callApi } from '@mowka/web/api'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  afterLookup,
  initialLookups,
  LOOKUP_INTERVAL,
  lookAgain,
  type StatusView,
  shouldLookUpAgain,
  statusView,
} from './order-status'

/** The `error` query parameter that the provider adds when a payment was not authorised. */
const REFUSED = '501'

/** Reads the order number and the provider's result from the address that a payment returns to. */
export function usePaymentReturn(): { extOrderId: string | null; isRefused: boolean } {
  const [query] = useSearchParams()
  return { extOrderId: query.get('extOrderId') || null, isRefused: query.get('error') === REFUSED }
}

/** A payment that is being polled. */
export type PolledOrder = {
  view: StatusView
  /** Last known order; null before the first response, and without an order number. */
  order: OrderStatus | null
  /** Restarts polling after the lookup limit was reached. */
  lookAgain: () => void
}

/**
 * Polls the payment status of an order, immediately and then every 5 seconds while it is pending (C-THX-05). Without
 * an order number the status is paid (C-THX-14). `isRefused`: the provider redirected with an error. Set a different
 * `key` on the page for another order.
 */
export function useOrderStatus(extOrderId: string | null, isRefused: boolean): PolledOrder {
  const [lookups, setLookups] = useState(() => initialLookups(isRefused))
  useEffect(() => {
    if (extOrderId === null || !shouldLookUpAgain(lookups)) return
    let isGone = false
    const look = async () => {
      const answer = await callApi('getOrderStatus', { extOrderId }).catch(() => null)
      if (!isGone) setLookups((now) => afterLookup(now, answer))
    }
    const timer = setTimeout(() => void look(), lookups.count === 0 ? 0 : LOOKUP_INTERVAL)
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
