import type { OrderStatus } from '@mowka/shared/contract/schemas/order'
import type { TrackingProperties } from '@mowka/shared/contract/schemas/tracking'
import { readStored, writeStored } from '@mowka/shared/domain/storage'
import { localKeys } from '@mowka/shared/domain/storage-keys'

/** The longest text that a property of an event may have. */
const LONGEST_TEXT = 300

/** The items as text, as many as fit. */
function itemsText(items: OrderStatus['items']): string {
  const text = JSON.stringify(items)
  return text.length <= LONGEST_TEXT ? text : itemsText(items.slice(0, -1))
}

/** What the purchase event says of an order (P-TRACK-17). Money is in grosz. */
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

/**
 * Whether the purchase of an order is told now for the first time on this device. The page of thanks may be opened
 * again: the last order that was told is remembered.
 */
export function isFirstTold(extOrderId: string): boolean {
  if (readStored<unknown>(localKeys.trackedPurchase) === extOrderId) return false
  writeStored(localKeys.trackedPurchase, extOrderId)
  return true
}
