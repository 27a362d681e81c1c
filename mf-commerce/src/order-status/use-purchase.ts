import type { OrderStatus } from '@mowka/shared/contract/schemas/order'
import { refreshSession, reportError, track } from '@mowka/shared/platform'
import { session } from '@mowka/shared/session'
import { useEffect, useEffectEvent, useState } from 'react'
import { isFirstTold, purchaseProperties } from './purchase'

/**
 * What follows a payment that came in: the purchase event, once for each order, then a fresh token and account for a
 * person who is signed in, in every tab that was opened before (C-THX-12, C-THX-13). `onPaid` runs before both; `isFirst` is
 * false when the page of the same order is opened again. Returns true once the account includes the purchase.
 */
export function usePurchase(
  extOrderId: string | null,
  order: OrderStatus | null,
  onPaid: (order: OrderStatus, isFirst: boolean) => void,
): boolean {
  const [isAccountFresh, setIsAccountFresh] = useState(false)
  const isPaid = order?.status === 'COMPLETED'
  const follow = useEffectEvent(() => {
    // Without an order there is nothing to tell (C31).
    if (extOrderId === null || order === null) return
    const isFirst = isFirstTold(extOrderId)
    onPaid(order, isFirst)
    if (isFirst) track('PURCHASE', purchaseProperties(order))
    // What was bought is in the account that is loaded next anyway; a failure here costs nothing but time.
    if (!session.isAuthenticated) return
    refreshSession().then(
      () => setIsAccountFresh(true),
      (error: unknown) => reportError(error),
    )
  })
  useEffect(() => {
    if (isPaid) follow()
  }, [isPaid])
  return isAccountFresh
}
