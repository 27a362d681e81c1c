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

/** So many orders are remembered as told: more than anyone opens again. */
const MOST_REMEMBERED = 20

/** The orders that this page told, where the browser keeps nothing. */
let told: readonly string[] = []

const storedOrders = (): string[] => {
  const stored = readStored<unknown>(localKeys.trackedPurchase)
  return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : []
}

/**
 * Whether the purchase of an order is told now for the first time on this device (C-THX-12). The page of thanks may be
 * opened again: the last orders that were told are remembered.
 */
export function isFirstTold(extOrderId: string): boolean {
  const known = [...storedOrders(), ...told]
  if (known.includes(extOrderId)) return false
  const all = [...known, extOrderId].slice(-MOST_REMEMBERED)
  if (!writeStored(localKeys.trackedPurchase, all)) told = all
  return true
}
