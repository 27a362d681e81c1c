import type { OrderStatus } from '@mowka/contract/schemas/order'
import type { TrackingProperties } from '@mowka/contract/schemas/tracking'
import { readStored, writeStored } from '@mowka/domain/storage'
import { localKeys } from '@mowka/domain/storage-keys'

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

const storedOrders = (): string[] => {
  const stored = readStored<unknown>(localKeys.trackedPurchase)
  return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : []
}

/**
 * Marks a purchase as tracked and returns whether this is the first time on this device (C-THX-12). The thank-you
 * page may be opened again, so the most recent tracked orders are stored.
 */
export function markPurchaseTracked(extOrderId: string): boolean {
  const known = [...storedOrders(), ...trackedInMemory]
  if (known.includes(extOrderId)) return false
  const all = [...known, extOrderId].slice(-MAX_REMEMBERED)
  if (!writeStored(localKeys.trackedPurchase, all)) trackedInMemory = all
  return true
}
