import { type BasketProduct, basketCount } from '@mowka/domain/shop/basket'
import type { DiscountCondition } from '@mowka/domain/shop/coupon'
import { readBasket, watchBasket, writeBasket } from '@mowka/kernel/storage'
import { makeAutoObservable } from 'mobx'
import { useEffect } from 'react'

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
