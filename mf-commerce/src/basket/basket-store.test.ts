import { basketCount } from '@mowka/domain/shop/basket'
import { readBasket, writeBasket } from '@mowka/kernel/storage'
import { BasketStore } from './basket-store'

const code = 'MONTHLY_SUBSCRIPTION_6:PL:ENG'
const other = 'MONTHLY_SUBSCRIPTION_12:PL:DE'

beforeEach(() => localStorage.clear())

test('the basket survives a page reload', () => {
  const store = new BasketStore()
  store.add(code)
  store.setCoupon('JESIEN20')
  const next = new BasketStore()
  expect(next.products).toEqual([{ productCode: code, quantity: 1 }])
  expect(next.coupon).toBe('JESIEN20')
})

test("adding a plan that is already in the basket doesn't duplicate it", () => {
  const store = new BasketStore()
  expect(store.add(code)).toBe(true)
  expect(store.add(code)).toBe(false)
  expect(store.add(other)).toBe(true)
  expect(store.count).toBe(2)
  expect(basketCount(readBasket())).toBe(2)
})

test('removing drops one plan, and a paid order drops its plans and coupon', () => {
  const store = new BasketStore()
  store.add(code)
  store.add(other)
  store.remove(code)
  expect(readBasket().products).toEqual([{ productCode: other, quantity: 1 }])
  store.setCoupon('JESIEN20')
  store.removePurchased({ productCodes: [code], coupon: null })
  expect(readBasket()).toEqual({ products: [{ productCode: other, quantity: 1 }], coupon: 'JESIEN20' })
  store.removePurchased({ productCodes: [other], coupon: 'JESIEN20' })
  expect(store.isEmpty).toBe(true)
  expect(localStorage.getItem('basket')).toBeNull()
})

test('a paid order leaves plans that another tab added since', () => {
  const store = new BasketStore()
  store.add(code)
  writeBasket({ products: [...store.products, { productCode: other, quantity: 1 }], coupon: 'ZIMA10' })
  store.removePurchased({ productCodes: [code], coupon: null })
  expect(readBasket()).toEqual({ products: [{ productCode: other, quantity: 1 }], coupon: 'ZIMA10' })
})

test('the discount stays known while the coupon is unchanged', () => {
  const store = new BasketStore()
  const discount = { type: 'PERCENT', amount: 20, applyTo: [] } as const
  store.setCoupon('JESIEN20', discount)
  store.reload()
  expect(store.discount).toEqual(discount)
  writeBasket({ products: [], coupon: 'ZIMA10' })
  store.reload()
  expect([store.coupon, store.discount]).toEqual(['ZIMA10', null])
})

test('a connected basket follows other tabs until it is disconnected', () => {
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

test('the basket works in memory when storage is unavailable', () => {
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
