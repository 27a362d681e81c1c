import type { OrderStatus } from '@mowka/contract/schemas/order'
import type { TrackingProperties } from '@mowka/contract/schemas/platform'
import { localKeys } from '@mowka/domain/browser/storage-keys'
import { refreshSession, reportError, track } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { stored, validItems } from '@mowka/kernel/storage'
import { callApi } from '@mowka/web/api'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import * as v from 'valibot'

/** Lookup interval in ms (C-THX-05). */
const LOOKUP_INTERVAL = 5000

/** Number of lookups before the "takes longer than usual" warning (C-THX-06). */
const LOOKUPS_BEFORE_WARNING = 12

/** Maximum number of lookups (C-THX-07). */
const MAX_LOOKUPS = 24

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

/** The `error` query parameter that the provider adds when a payment was not authorised. */
const REFUSED = '501'

/** Reads the order number and the provider's result from the address that a payment returns to. */
export function usePaymentReturn(): { extOrderId: string | null; isRefused: boolean } {
  const [query] = useSearchParams()
  return { extOrderId: query.get('extOrderId') || null, isRefused: query.get('error') === REFUSED }
}

/** A payment that is being polled. */
type PolledOrder = {
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

/** Maximum length of a text property of an event. */
const MAX_TEXT_LENGTH = 300

/** Serializes as many items as fit. */
function itemsText(items: OrderStatus['items']): string {
  const text = JSON.stringify(items.map(({ itemId, price }) => ({ itemId, price })))
  return text.length <= MAX_TEXT_LENGTH ? text : itemsText(items.slice(0, -1))
}

/** Properties of the purchase event (P-TRACK-17). Amounts are in grosz. */
export const purchaseProperties = ({
  transactionId,
  total,
  currency,
  coupon,
  items,
}: OrderStatus): TrackingProperties => ({
  transactionId,
  total,
  currency,
  coupon,
  items: itemsText(items),
  itemCount: items.length,
})

/** Number of tracked orders to remember. */
const MAX_REMEMBERED = 20

/** Orders tracked by this page, used when storage is unavailable. */
let trackedInMemory: readonly string[] = []

const trackedOrders = stored<readonly string[]>(localKeys.trackedPurchase, validItems(v.string()))

/**
 * Marks a purchase as tracked and returns whether this is the first time on this device (C-THX-12). The thank-you
 * page may be opened again, so the most recent tracked orders are stored.
 */
export function markPurchaseTracked(extOrderId: string): boolean {
  const known = [...(trackedOrders.read() ?? []), ...trackedInMemory]
  if (known.includes(extOrderId)) return false
  const all = [...known, extOrderId].slice(-MAX_REMEMBERED)
  if (!trackedOrders.write(all)) trackedInMemory = all
  return true
}

/**
 * Handles a completed payment: tracks the purchase once per order, then refreshes the token and account of a
 * signed-in user, in every tab (C-THX-12, C-THX-13). `onPaid` runs before both; `isFirst` is false when the page of
 * the same order is opened again. Returns true once the account includes the purchase.
 */
export function usePurchase(
  extOrderId: string | null,
  order: OrderStatus | null,
  onPaid: (order: OrderStatus, isFirst: boolean) => void,
): boolean {
  const [isAccountUpdated, setIsAccountUpdated] = useState(false)
  const isPaid = order?.status === 'COMPLETED'
  const follow = useEffectEvent(() => {
    // Without an order there is nothing to track (C31).
    if (extOrderId === null || order === null) return
    const isFirst = markPurchaseTracked(extOrderId)
    onPaid(order, isFirst)
    if (isFirst) track('PURCHASE', purchaseProperties(order))
    // The next account load includes the purchase anyway, so a failure here only delays it.
    if (!session.isAuthenticated) return
    refreshSession().then(
      () => setIsAccountUpdated(true),
      (error: unknown) => reportError(error),
    )
  })
  useEffect(() => {
    if (isPaid) follow()
  }, [isPaid])
  return isAccountUpdated
}
