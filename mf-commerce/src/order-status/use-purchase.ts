import type { OrderStatus } from '@mowka/contract/schemas/order'
import type { TrackingProperties } from '@mowka/contract/schemas/platform'
import { localKeys } from '@mowka/domain/browser/storage-keys'
import { refreshSession, reportError, track } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { stored, validItems } from '@mowka/kernel/storage'
import { useEffect, useEffectEvent, useState } from 'react'
import * as v from 'valibot'

/** Maximum length of a text property of an event. */
const MAX_TEXT_LENGTH = 300

/** Serializes as many items as fit. */
function itemsText(items: OrderStatus['items']): string {
  const text = JSON.stringify(items)
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
