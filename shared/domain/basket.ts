import { readStored, writeStored } from './storage'
import { localKeys } from './storage-keys'

/** A plan in the basket, identified by its `plan:sourceLang:targetLang` code (C-ORD-15, C17). */
export type BasketProduct = { productCode: string; quantity: number }

/**
 * The part of a basket that is stored on the device. Buyer and invoice details are personal data, so they stay in the
 * order form and are filled from the account: the next user of this computer could read local storage.
 */
export type StoredBasket = {
  products: BasketProduct[]
  /** Coupon code, verified again on use; `null` for none. */
  coupon: string | null
  /**
   * Set when the basket is ordered: the number of paid orders of the same products before it. One more means that the
   * basket was bought, even if the browser never returned from the payment.
   */
  paidBefore?: number
}

/** Hash of the basket section on the plans page. */
export const BASKET_HASH = 'basket'

/** Dispatched in this tab after the basket was written; other tabs get a storage event. */
const CHANGED = 'mowka:basket-changed'

const isProduct = (value: unknown): value is BasketProduct => {
  if (typeof value !== 'object' || value === null) return false
  const { productCode, quantity } = value as Record<string, unknown>
  return typeof productCode === 'string' && Number.isInteger(quantity) && Number(quantity) > 0
}

/** Reads the basket of this device, ignoring corrupt parts. */
export function readBasket(): StoredBasket {
  const stored = readStored<{ products?: unknown; coupon?: unknown; paidBefore?: unknown }>(localKeys.basket)
  const products: unknown = stored?.products
  const coupon: unknown = stored?.coupon
  return {
    products: Array.isArray(products)
      ? products.filter(isProduct).map(({ productCode, quantity }) => ({ productCode, quantity }))
      : [],
    coupon: typeof coupon === 'string' && coupon ? coupon : null,
    ...(typeof stored?.paidBefore === 'number' ? { paidBefore: stored.paidBefore } : {}),
  }
}

/** Stores the basket and notifies all tabs. Returns `false` if the browser refuses to store it. */
export function writeBasket(basket: StoredBasket): boolean {
  const empty = basket.products.length === 0 && basket.coupon === null
  const kept = writeStored(localKeys.basket, empty ? null : basket)
  if (kept) window.dispatchEvent(new Event(CHANGED))
  return kept
}

/** Number of items in a basket, displayed on the cart icon (C-SUB-08). */
export const basketCount = ({ products }: Pick<StoredBasket, 'products'>): number =>
  products.reduce((sum, { quantity }) => sum + quantity, 0)

/**
 * Calls back after every change of the basket, in this tab or another; returns the function to unsubscribe. Intended
 * for `useSyncExternalStore(watchBasket, () => basketCount(readBasket()))`.
 */
export function watchBasket(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // A null key means that all storage was cleared.
    if (key === localKeys.basket || key === null) onChange()
  }
  window.addEventListener(CHANGED, onChange)
  window.addEventListener('storage', onStorage)
  return () => {
    window.removeEventListener(CHANGED, onChange)
    window.removeEventListener('storage', onStorage)
  }
}
