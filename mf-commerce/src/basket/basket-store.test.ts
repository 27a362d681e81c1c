import { basketCount, readBasket, writeBasket } from '@mowka/shared/domain/basket'
import { BasketStore } from './basket-store'

const code = 'MONTHLY_SUBSCRIPTION_6:PL:ENG'
const other = 'MONTHLY_SUBSCRIPTION_12:PL:DE'

beforeEach(() => localStorage.clear())

test('what is put in survives a reload of the page', () => {
  const store = new BasketStore()
  store.add(code)
  store.setCoupon('JESIEN20')
  const next = new BasketStore()
  expect(next.products).toEqual([{ productCode: code, quantity: 1 }])
  expect(next.coupon).toBe('JESIEN20')
})

test('a second press on the same plan does not double it', () => {
  const store = new BasketStore()
  expect(store.add(code)).toBe(true)
  expect(store.add(code)).toBe(false)
  expect(store.add(other)).toBe(true)
  expect(store.count).toBe(2)
  expect(basketCount(readBasket())).toBe(2)
})

test('removing takes one plan out, a paid order what it bought and its coupon', () => {
  const store = new BasketStore()
  store.add(code)
  store.add(other)
  store.remove(code)
  expect(readBasket().products).toEqual([{ productCode: other, quantity: 1 }])
  store.setCoupon('JESIEN20')
  store.takeOut({ productCodes: [code], coupon: null })
  expect(readBasket()).toEqual({ products: [{ productCode: other, quantity: 1 }], coupon: 'JESIEN20' })
  store.takeOut({ productCodes: [other], coupon: 'JESIEN20' })
  expect(store.isEmpty).toBe(true)
  expect(localStorage.getItem('basket')).toBeNull()
})

test('a paid order takes nothing of what another tab put in since', () => {
  const store = new BasketStore()
  store.add(code)
  writeBasket({ products: [...store.products, { productCode: other, quantity: 1 }], coupon: 'ZIMA10' })
  store.takeOut({ productCodes: [code], coupon: null })
  expect(readBasket()).toEqual({ products: [{ productCode: other, quantity: 1 }], coupon: 'ZIMA10' })
})

test('what a coupon gives is known as long as the coupon is the same', () => {
  const store = new BasketStore()
  const discount = { type: 'PERCENT', amount: 20, applyTo: [] } as const
  store.setCoupon('JESIEN20', discount)
  store.reload()
  expect(store.discount).toEqual(discount)
  writeBasket({ products: [], coupon: 'ZIMA10' })
  store.reload()
  expect([store.coupon, store.discount]).toEqual(['ZIMA10', null])
})

test('a connected basket follows other tabs until it is let go', () => {
  const store = new BasketStore()
  const stop = store.connect()
  const otherTab = (products: { productCode: string; quantity: number }[]) => {
    localStorage.setItem('basket', JSON.stringify({ products, coupon: null }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'basket' }))
  }
  otherTab([{ productCode: other, quantity: 1 }])
  expect(store.has(other)).toBe(true)
  stop()
  otherTab([])
  expect(store.has(other)).toBe(true)
})

test('a browser that keeps nothing still has a basket while the page lives', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const store = new BasketStore()
  const stop = store.connect()
  store.add(code)
  expect(store.count).toBe(1)
  refuse.mockRestore()
  stop()
  writeBasket({ products: [], coupon: null })
})
