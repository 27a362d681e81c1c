import { readStored, writeStored } from './storage'
import { localKeys } from './storage-keys'

/** A plan in the basket by its `plan:sourceLang:targetLang` code (C-ORD-15, C17). */
export type BasketProduct = { productCode: string; quantity: number }

/**
 * What of a basket is kept on the device. Buyer and invoice are personal data and stay in the order's form: they
 * are filled from the account, not from a storage that the next person at this computer could read.
 */
export type StoredBasket = {
  products: BasketProduct[]
  /** Code of the coupon; it is verified again when it is used. Null for none. */
  coupon: string | null
  /**
   * Once the basket is ordered: how many orders of the same products were paid before. With one more it has been bought,
   * even if the browser never came back from the payment. Absent while nothing is ordered.
   */
  paidBefore?: number
}

/** Where the basket stands on the page of the plans. */
export const BASKET_HASH = 'basket'

/** Tells the parts of the product in this tab that the basket was written; other tabs get a storage event. */
const CHANGED = 'mowka:basket-changed'

const isProduct = (value: unknown): value is BasketProduct => {
  if (typeof value !== 'object' || value === null) return false
  const { productCode, quantity } = value as Record<string, unknown>
  return typeof productCode === 'string' && Number.isInteger(quantity) && Number(quantity) > 0
}

/** Reads the basket of this device. Whatever is broken in it is left out. */
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

/** Keeps the basket and tells everyone in this tab and the others. False when the browser refuses to keep it. */
export function writeBasket(basket: StoredBasket): boolean {
  const empty = basket.products.length === 0 && basket.coupon === null
  const kept = writeStored(localKeys.basket, empty ? null : basket)
  if (kept) window.dispatchEvent(new Event(CHANGED))
  return kept
}

/** How many things are in a basket: the number on the cart icon (C-SUB-08). */
export const basketCount = ({ products }: Pick<StoredBasket, 'products'>): number =>
  products.reduce((sum, { quantity }) => sum + quantity, 0)

/**
 * Calls back whenever the basket was written, in this tab or another; gives back how to stop. Made for
 * `useSyncExternalStore(watchBasket, () => basketCount(readBasket()))`.
 */
export function watchBasket(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // A null key means that everything was cleared.
    if (key === localKeys.basket || key === null) onChange()
  }
  window.addEventListener(CHANGED, onChange)
  window.addEventListener('storage', onStorage)
  return () => {
    window.removeEventListener(CHANGED, onChange)
    window.removeEventListener('storage', onStorage)
  }
}
