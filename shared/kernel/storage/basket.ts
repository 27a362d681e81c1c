import { localKeys } from '@mowka/domain/browser/storage-keys'
import type { BasketProduct } from '@mowka/domain/shop/basket'
import * as v from 'valibot'
import { stored, validItems } from './stored'

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

const storedBasket = stored<StoredBasket>(
  localKeys.basket,
  v.object({
    products: validItems(
      v.object({
        productCode: v.string(),
        quantity: v.pipe(
          v.number(),
          v.integer(),
          v.check((count) => count > 0),
        ),
      }),
    ),
    coupon: v.fallback(v.nullable(v.string()), null),
    paidBefore: v.exactOptional(v.number()),
  }),
)

/** Dispatched in this tab after the basket was written; other tabs get a storage event. */
const CHANGED = 'mowka:basket-changed'

/** Reads the basket of this device, without its invalid products. */
export const readBasket = (): StoredBasket => storedBasket.read() ?? { products: [], coupon: null }

/** Stores the basket and notifies all tabs. Returns `false` if the browser refuses to store it. */
export function writeBasket(basket: StoredBasket): boolean {
  const isEmpty = basket.products.length === 0 && basket.coupon === null
  const isStored = storedBasket.write(isEmpty ? null : basket)
  if (isStored) window.dispatchEvent(new Event(CHANGED))
  return isStored
}

/**
 * Calls back after every change of the basket, in this tab or another; returns the function to unsubscribe. Intended
 * for `useSyncExternalStore(watchBasket, () => basketCount(readBasket()))`.
 */
export function watchBasket(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange)
  const stop = storedBasket.watch(onChange)
  return () => {
    window.removeEventListener(CHANGED, onChange)
    stop()
  }
}
