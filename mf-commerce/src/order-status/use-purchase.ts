import type { OrderStatus } from '@mowka/contract/schemas/order'
import { refreshSession, reportError, track } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { useEffect, useEffectEvent, useState } from 'react'
import { markPurchaseTracked, purchaseProperties } from './purchase'

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
