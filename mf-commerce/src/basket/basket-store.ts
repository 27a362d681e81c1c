import type { Order } from '@mowka/contract/schemas/order'
import { type BasketProduct, basketCount } from '@mowka/domain/shop/basket'
import type { DiscountCondition } from '@mowka/domain/shop/coupon'
import { readBasket, watchBasket, writeBasket } from '@mowka/kernel/storage'
import { optional, useReads } from '@mowka/web/api'
import { makeAutoObservable } from 'mobx'
import { useEffect, useEffectEvent } from 'react'

/**
 * The basket of this device, shared between tabs (C-ORD-14). It is stored in local storage so that it survives the
 * redirect to the payment provider and back.
 */
export class BasketStore {
  products: BasketProduct[] = []
  /** Coupon code, or null. */
  coupon: string | null = null
  /** The coupon's discount; null until it is verified. Only the code is stored. */
  discount: DiscountCondition | null = null
  /** Number of paid orders of the same products when this basket was ordered; null if it hasn't been ordered. */
  paidBefore: number | null = null

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
    this.reload()
  }

  /** Number of items, shown on the cart icon. */
  get count(): number {
    return basketCount(this)
  }

  get isEmpty(): boolean {
    return this.products.length === 0
  }

  has(productCode: string): boolean {
    return this.products.some((each) => each.productCode === productCode)
  }

  /** Adds a plan. Returns false and changes nothing if it is already in the basket. */
  add(productCode: string): boolean {
    if (this.has(productCode)) return false
    this.products.push({ productCode, quantity: 1 })
    this.paidBefore = null
    this.save()
    return true
  }

  remove(productCode: string): void {
    this.products = this.products.filter((each) => each.productCode !== productCode)
    this.paidBefore = null
    this.save()
  }

  setCoupon(code: string | null, discount: DiscountCondition | null = null): void {
    this.coupon = code
    this.discount = code === null ? null : discount
    this.save()
  }

  /** Marks the basket as ordered. `paidBefore` is the number of paid orders of the same products so far. */
  markOrdered(paidBefore: number): void {
    this.paidBefore = paidBefore
    this.save()
  }

  /** Removes the products and the coupon of a paid order. Products that another tab added stay. */
  removePurchased({
    productCodes,
    coupon,
  }: {
    productCodes: readonly string[]
    coupon: string | null
  }): void {
    this.reload()
    this.products = this.products.filter((each) => !productCodes.includes(each.productCode))
    this.paidBefore = null
    this.setCoupon(coupon === this.coupon ? null : this.coupon, this.discount)
  }

  /** Loads the stored basket, e.g. after another tab wrote it. */
  reload(): void {
    const { products, coupon, paidBefore } = readBasket()
    this.products = products
    this.paidBefore = paidBefore ?? null
    if (coupon !== this.coupon) this.discount = null
    this.coupon = coupon
  }

  /** Follows changes in other tabs until the returned function is called. */
  connect(): () => void {
    this.reload()
    return watchBasket(this.reload)
  }

  private save(): void {
    writeBasket({
      products: this.products.map(({ productCode, quantity }) => ({ productCode, quantity })),
      coupon: this.coupon,
      ...(this.paidBefore === null ? {} : { paidBefore: this.paidBefore }),
    })
  }
}

/** The basket singleton of this remote; mounted pages connect it with `useBasket`. */
export const basket = new BasketStore()

/** Returns the basket and synchronizes it with other tabs while the component is mounted. Use it in an `observer`. */
export function useBasket(): BasketStore {
  useEffect(() => basket.connect(), [])
  return basket
}

/**
 * Clears an ordered basket once its order is paid, even if the browser never returned from the payment provider, so
 * that nothing is paid twice. Use it in an `observer`.
 */
export function useClearPaidBasket(basket: BasketStore): void {
  const { paidBefore } = basket
  const reads = useReads({ orders: optional('getOrders', paidBefore === null ? null : {}) })
  const orders = reads.state === 'ready' ? reads.data.orders : undefined
  const isBought =
    paidBefore !== null && orders !== undefined && countPaidOrders(orders, basket.products) > paidBefore
  const clear = useEffectEvent(() =>
    basket.removePurchased({
      productCodes: basket.products.map(({ productCode }) => productCode),
      coupon: basket.coupon,
    }),
  )
  useEffect(() => {
    if (isBought) clear()
  }, [isBought])
}

/** Order-independent key of a product list. */
const orderKey = (products: readonly BasketProduct[]): string =>
  products
    .map(({ productCode, quantity }) => `${quantity} ${productCode}`)
    .sort()
    .join(' ')

/** Counts the paid orders with exactly the products of the basket. */
export const countPaidOrders = (orders: readonly Order[], basket: readonly BasketProduct[]): number =>
  orders.filter(
    ({ paymentStatus, isGift, products }) =>
      paymentStatus === 'COMPLETED' && !isGift && orderKey(products) === orderKey(basket),
  ).length
