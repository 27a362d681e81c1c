import { callApi } from '@mowka/shared/api'
import { useEffect } from 'react'
import { giftBasket } from './gift-basket-store'

/**
 * Lets go of cards that were ordered in this tab and are paid by now, though it never came back from the payment: nobody
 * pays for the same presents twice.
 */
export function useLetGoOfPaid(): void {
  useEffect(() => {
    const extOrderId = giftBasket.waitingOrder
    if (extOrderId === null) return
    // Nobody waits for it: what fails now is asked the next time.
    const look = async () => {
      const order = await callApi('getOrderStatus', { extOrderId }).catch(() => null)
      if (order?.status === 'COMPLETED') giftBasket.takeOutOrdered(extOrderId)
    }
    void look()
  }, [])
}
