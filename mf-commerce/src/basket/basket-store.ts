import {
  type BasketProduct,
  basketCount,
  readBasket,
  watchBasket,
  writeBasket,
} from '@mowka/shared/domain/basket'
import type { DiscountCondition } from '@mowka/shared/domain/coupon'
import { makeAutoObservable } from 'mobx'

/**
 * The basket of this device, the same in all tabs (C-ORD-14). It lives in local storage, so that a basket survives the
 * way to the payment and back.
 */
export class BasketStore {
  products: BasketProduct[] = []
  /** Code of the coupon; null for none. */
  coupon: string | null = null
  /** What the coupon gives; null until it is verified. Only the code is stored. */
  discount: DiscountCondition | null = null
  /** How many orders of the same products were paid before it was ordered; null while it is not. */
  paidBefore: number | null = null

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
    this.reload()
  }

  /** Number of things, as on the cart icon. */
  get count(): number {
    return basketCount(this)
  }

  get isEmpty(): boolean {
    return this.products.length === 0
  }

  has(productCode: string): boolean {
    return this.products.some((each) => each.productCode === productCode)
  }

  /** Puts a plan in. A plan that is there already stays once, so that a second press costs nothing: false. */
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

  /** It is ordered, and so many orders of the same products were paid before. */
  markOrdered(paidBefore: number): void {
    this.paidBefore = paidBefore
    this.save()
  }

  /** After an order was paid: what it bought is no longer here, nor is its coupon. What another tab put in stays. */
  takeOut({ productCodes, coupon }: { productCodes: readonly string[]; coupon: string | null }): void {
    this.reload()
    this.products = this.products.filter((each) => !productCodes.includes(each.productCode))
    this.paidBefore = null
    this.setCoupon(coupon === this.coupon ? null : this.coupon, this.discount)
  }

  /** Takes over what is stored, e.g. what another tab wrote. */
  reload(): void {
    const { products, coupon, paidBefore } = readBasket()
    this.products = products
    this.paidBefore = paidBefore ?? null
    if (coupon !== this.coupon) this.discount = null
    this.coupon = coupon
  }

  /** Follows the other tabs until the returned function is called. */
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

/** The one basket of this remote; pages connect it while they live (`useBasket`). */
export const basket = new BasketStore()
